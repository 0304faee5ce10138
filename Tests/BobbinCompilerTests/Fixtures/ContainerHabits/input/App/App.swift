import Bobbin

// What people write who come from a container that finds a service by its type alone.

protocol Accounts {}
protocol Courses {}
struct SavedAccounts: Accounts {}
struct SavedCourses: Courses {}

struct CourseList {
  let repository: any Courses
}

protocol Log {}
protocol Analytics {}
struct FileLog: Log {}

protocol AlertsDependency: Dependency {
  var alert: String { get }
  var analytics: any Analytics { get }
}

/// It has what it requires: a service was moved here, and its requirement was left.
final class AlertsComponent: Component<any AlertsDependency> {
  let alert = "moved here"
  var text: String { "\(alert) \(dependency.alert) \(dependency.analytics)" }
}

protocol UserDependency: Dependency {}

/// The user is optional, and the children need one.
final class UserComponent: Component<any UserDependency> {
  let user: String? = nil
  var greeting: Greeting { Greeting(injecting: self) }
}

struct Greeting {
  let user: String
}

final class RootComponent: BootstrapComponent {
  let repository: any Accounts = SavedAccounts()
  let courses: any Courses = SavedCourses()
  let analytics = FileLog()
  var list: CourseList { CourseList(injecting: self) }
  var alerts: AlertsComponent { AlertsComponent(parent: self) }
  var userScope: UserComponent { UserComponent(parent: self) }
}
