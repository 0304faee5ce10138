import Bobbin
import Kit
import Tracking

public protocol GameDependency: Dependency, TrackingDependency {
  var players: any PlayersStream { get }
  var logger: Logger { get }
}

public final class GameComponent: Component<any GameDependency> {
  public var board: String {
    dependency.logger.log("board")
    return "board of " + dependency.players.names.joined(separator: ", ")
  }
  public var trackerID: Int? { dependency.tracker?.id }
  public var players: any PlayersStream { dependency.players }

  /// A child, which needs what this one does not know.
  public var score: ScoreComponent { ScoreComponent(parent: self) }
}

public final class ScoreComponent: Component<any ScoreDependency> {
  public func show() {
    dependency.logger.log("scores")
    print("scores", dependency.store.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
  }
}

public protocol ScoreDependency: Dependency {
  var logger: Logger { get }
  var store: [String: Int] { get }
}
