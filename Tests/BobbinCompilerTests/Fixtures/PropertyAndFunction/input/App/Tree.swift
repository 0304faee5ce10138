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

protocol LaterDependency: Dependency {
  var find: (Int) async -> User { get }
}

final class LaterComponent: Component<any LaterDependency> {}

protocol NowDependency: Dependency {
  func find(_ number: Int) -> User
}

final class NowComponent: Component<any NowDependency> {
  func show() { print("now", dependency.find(3).name) }
}

/// Swift takes `user` and `user()` for one declaration, and calls of `find` for ambiguous.
final class MiddleComponent: Component<any EmptyDependency> {
  var badge: BadgeComponent { BadgeComponent(parent: self) }
  var login: LoginComponent { LoginComponent(parent: self) }
  var later: LaterComponent { LaterComponent(parent: self) }
  var now: NowComponent { NowComponent(parent: self) }
}

final class FunctionsComponent: Component<any EmptyDependency> {
  func user() -> User { User(name: "function") }  // bobbin:allow passed-over
  func user(named name: String) -> User { User(name: name) }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let user = User(name: "property")
  func find(_ number: Int) -> User { User(name: "\(number)") }

  var functions: FunctionsComponent { FunctionsComponent(parent: self) }
}
