public import Bobbin
public import Contracts

public protocol GameDependency: Dependency {
  var players: any PlayersStream { get }
  var logger: any Logger { get }
}

public final class GameComponent: Component<any GameDependency> {
  public var board: Board { Board(players: dependency.players, log: dependency.logger) }
}

public struct Board {
  let players: any PlayersStream
  let log: any Logger

  public func show() {
    log.log("board with \(players.names.joined(separator: " and "))")
  }
}
