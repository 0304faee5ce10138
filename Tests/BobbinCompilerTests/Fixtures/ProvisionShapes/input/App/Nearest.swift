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

protocol Named {
  var name: String { get }
  init?(name: String)
}

/// Its memberwise initializer does not fail.
struct Place: Named {
  let name: String
}

protocol NearDependency: Dependency {
  var user: User { get }
  var place: Place { get }
  var config: Config? { get }
  var version: String { get }
}

final class NearComponent: Component<any NearDependency> {
  var text: String {
    "\(dependency.user.name) \(dependency.place.name) \(dependency.config?.name ?? "none") \(dependency.version)"
  }
}

/// What it has is optional, or cannot be used at all.
final class MiddleComponent: Component<any EmptyDependency> {
  let user = User(json: "near")  // bobbin:allow passed-over
  let config = Config(json: "near")  // bobbin:allow undecided-provider
  let place = Place(name: "near")

  var near: NearComponent { NearComponent(parent: self) }
}

@available(*, unavailable) extension MiddleComponent {
  var version: String { "near" }
}

extension RootComponent {
  var user: User { User(name: "root") }
  var config: Config? { Config(name: "root") }
  var place: Place { Place(name: "root") }
  var version: String { "root" }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
