import Bobbin

public protocol GameDependency: Dependency {
  var name: String { get }
  var theme: String { get }
}

public final class GameComponent: Component<any GameDependency> {
  public func show() { print(dependency.name, dependency.theme) }
}

@MainActor public final class BoardComponent: Component<any GameDependency> {
  public func show() { print("board", dependency.name, dependency.theme) }
}

public final class Score {
  public let theme: String
  public init(theme: String) { self.theme = theme }
}
