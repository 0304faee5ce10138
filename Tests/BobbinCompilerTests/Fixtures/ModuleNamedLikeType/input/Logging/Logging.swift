import Bobbin

/// The module's name, which then cannot qualify the module's types.
public protocol Logging {
  func log(_ text: String)
}

public struct Level {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public protocol LoggingDependency: Dependency {
  var level: Level { get }
  var logging: any Logging { get }
}

public final class LoggingComponent: Component<any LoggingDependency> {
  public func show() { dependency.logging.log(dependency.level.name) }

  public var inner: InnerComponent { InnerComponent(parent: self) }
}

public protocol InnerDependency: Dependency {
  var level: Level { get }
  var depth: Int { get }
}

public final class InnerComponent: Component<any InnerDependency> {
  public func show() { print(dependency.level.name, dependency.depth) }
}
