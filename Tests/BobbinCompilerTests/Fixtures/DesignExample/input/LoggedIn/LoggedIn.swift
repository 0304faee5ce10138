public import Bobbin
public import Contracts
public import Game

public protocol LoggedInDependency: Dependency {}

public final class LoggedInComponent: Component<any LoggedInDependency> {
  let user: User

  public init(dependency: any LoggedInDependency, user: User) {
    self.user = user
    super.init(dependency: dependency)
  }

  var players: any PlayersStream { Pair(first: user.name, second: "computer") }
  public var game: GameComponent { GameComponent(parent: self) }
}

struct Pair: PlayersStream {
  let first: String
  let second: String

  var names: [String] { [first, second] }
}
