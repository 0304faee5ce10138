import Bobbin

public struct User { let name: String }

struct Board { let size: Int }

enum Rules {
  public struct Limit { let count: Int }
}

protocol GameDependency: Dependency {
  var board: Board { get }
}

final class GameComponent: Component<any GameDependency> {
  func show() { print("board", dependency.board.size) }
}

public protocol ProfileDependency: Dependency {
  var user: User { get }
}

public final class ProfileComponent: Component<any ProfileDependency> {
  func show() { print("user", dependency.user.name) }
}

protocol LimitDependency: Dependency {
  func limit(of users: [User]) -> Rules.Limit?
}

final class LimitComponent: Component<any LimitDependency> {
  func show() { print("limit", dependency.limit(of: [])?.count ?? 0) }
}

/// Public, but what it passes on is not.
public final class LoggedInComponent: Component<any EmptyDependency> {
  var game: GameComponent { GameComponent(parent: self) }
  var profile: ProfileComponent { ProfileComponent(parent: self) }
}

/// So is what it passes on.
public class VisitorComponent: Component<any EmptyDependency> {
  var profile: ProfileComponent { ProfileComponent(parent: self) }
}

/// A type is no more visible than those around it.
public final class GuestComponent: VisitorComponent {
  var limit: LimitComponent { LimitComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let board = Board(size: 8)
  let user = User(name: "me")

  func limit(of users: [User]) -> Rules.Limit? { Rules.Limit(count: users.count + 3) }
  var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
  var visitor: VisitorComponent { VisitorComponent(parent: self) }
  func guest() -> GuestComponent { GuestComponent(parent: self, name: "guest") }
}

extension GuestComponent {
  convenience init(dependency: any EmptyDependency, name: String) {
    self.init(dependency: dependency)
    print(name)
  }
}
