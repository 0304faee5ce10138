import Bobbin

class Account {
  let name: String
  init(name: String) { self.name = name }
  init?(json: String) { name = json }
}

/// It inherits initializers.
final class User: Account {}

protocol Parsed {
  init(name: String)
}

extension Parsed {
  init?(json: String) { self.init(name: json) }
}

struct Config: Parsed {
  var name: String
}

protocol NearDependency: Dependency {
  var user: User { get }
  var config: Config? { get }
  var version: String { get }
}

final class NearComponent: Component<any NearDependency> {
  var text: String {
    "\(dependency.user.name) \(dependency.config?.name ?? "none") \(dependency.version)"
  }
}

/// What it has is optional, or cannot be used at all.
final class MiddleComponent: Component<any EmptyDependency> {
  let user = User(json: "near")  // bobbin:allow passed-over
  let config = Config(json: "near")

  var near: NearComponent { NearComponent(parent: self) }
}

@available(*, unavailable) extension MiddleComponent {
  var version: String { "near" }
}

/// A value that certainly fits is better than one under the label that may fit.
struct Job {
  let text: String
  init(with store: String) { text = store }
}

final class JobComponent: Component<any EmptyDependency> {
  let store = "store"
  lazy var with = [3].map { $0 }
  var job: Job { Job(injecting: self) }
}

extension RootComponent {
  var user: User { User(name: "root") }
  var config: Config? { Config(name: "root") }
  var version: String { "root" }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var jobs: JobComponent { JobComponent(parent: self) }
}
