import Bobbin

struct User { let name: String }

protocol BadgeDependency: Dependency {
  var user: User { get }
}

final class BadgeComponent: Component<any BadgeDependency> {
  func show() { print("badge", dependency.user.name) }
}

protocol LoginDependency: Dependency {
  func user() -> User
  func user(named name: String) -> User
}

final class LoginComponent: Component<any LoginDependency> {
  func show() { print("login", dependency.user().name, dependency.user(named: "else").name) }
}

/// Swift takes `user` and `user()` for one declaration.
final class MiddleComponent: Component<any EmptyDependency> {
  var badge: BadgeComponent { BadgeComponent(parent: self) }
  var login: LoginComponent { LoginComponent(parent: self) }
}

final class FunctionsComponent: Component<any EmptyDependency> {
  func user() -> User { User(name: "function") }
  func user(named name: String) -> User { User(name: name) }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let user = User(name: "property")

  var functions: FunctionsComponent { FunctionsComponent(parent: self) }
}
