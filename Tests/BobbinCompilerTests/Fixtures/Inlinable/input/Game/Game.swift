public import Bobbin

public struct Level: Sendable {
  public let number: Int
  public init(number: Int) { self.number = number }
}

public protocol Rule: Sendable {
  var text: String { get }
}

public protocol GameDependency: Dependency {
  var name: String { get }
}

public final class GameComponent: Component<any GameDependency> {
  let level: Level?

  public init(dependency: any GameDependency, level: Level) {
    self.level = level
    super.init(dependency: dependency)
  }

  public override init(dependency: any GameDependency) {
    level = nil
    super.init(dependency: dependency)
  }

  public func show() { print(dependency.name, level?.number ?? 0) }
}
