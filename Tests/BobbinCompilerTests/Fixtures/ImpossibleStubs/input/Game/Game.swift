import Bobbin

public protocol BoardDependency: Dependency {
  static var size: Int { get }
}

public final class BoardComponent: Component<any BoardDependency> {}

public protocol Making {
  init(level: Int)
}

public protocol GameDependency: Making {
  var level: Int { get }
}

public final class GameComponent: Component<any GameDependency> {}

public protocol ScoreDependency: Dependency {
  var points: Int { get }
}

public final class ScoreComponent: Component<any ScoreDependency> {
  public var text: String { "\(dependency.points) points" }
}
