import Bobbin

public protocol Scores {}

public struct Board {
  public let scores: any Scores
}

public protocol GameDependency: Dependency {
  var scores: any Scores { get }
}
public final class GameComponent: Component<any GameDependency> {
  public var board: Board { Board(scores: dependency.scores) }
}
