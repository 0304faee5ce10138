import Bobbin

// In a container these are `resolve(Mailer.self)!`: they build, and stop the app when a user opens
// the screen.

protocol Mailer {}
final class SMTPMailer: Mailer {}
protocol Clock {}
final class SystemClock: Clock {}

protocol ReportDependency: Dependency {
  var mailer: any Mailer { get }  // never registered
  var clock: any Clock { get }  // registered under another name
  var limit: Int { get }  // registered with another type
}
final class ReportComponent: Component<any ReportDependency> {
  func send() { print(dependency.mailer, dependency.clock, dependency.limit) }
}

final class RootComponent: BootstrapComponent {
  lazy var systemClock: any Clock = SystemClock()
  let limit = "ten"

  var report: ReportComponent { ReportComponent(parent: self) }
}
