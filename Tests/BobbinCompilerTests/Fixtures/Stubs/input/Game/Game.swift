import Bobbin
import Kit
import Tracking

public protocol GameDependency: Dependency, TrackingDependency {
  var players: any PlayersStream { get }
  var logger: Logger { get }
  func score(of player: String) throws -> Int
}

public struct Offline: Error {
  public init() {}
}

public final class GameComponent: Component<any GameDependency> {
  public var board: String {
    dependency.logger.log("board")
    return "board of " + dependency.players.names.joined(separator: ", ")
  }
  public var trackerID: Int? { dependency.tracker?.id }
  public var players: any PlayersStream { dependency.players }

  public func best() throws -> String {
    let scores = try dependency.players.names.map { (try dependency.score(of: $0), $0) }
    return scores.max { $0.0 < $1.0 }.map { "\($0.1) has \($0.0)" } ?? "nobody"
  }

  /// A child, which needs what this one does not know.
  public var scores: ScoresComponent { ScoresComponent(parent: self) }
}

public protocol ScoresDependency: Dependency {
  var logger: Logger { get }
  var store: [String: Int] { get }
}

public final class ScoresComponent: Component<any ScoresDependency> {
  public func show() {
    dependency.logger.log("scores")
    print("scores", dependency.store.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
  }
}
