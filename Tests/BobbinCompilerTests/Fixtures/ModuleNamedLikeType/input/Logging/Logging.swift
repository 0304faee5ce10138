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

public struct Format: Sendable {
  public let width = 80
}

public let plainFormat = Format()

public protocol LoggingDependency: Dependency {
  var level: Level { get }
  var logging: any Logging { get }
  var format: Format { get }
}

public final class LoggingComponent: Component<any LoggingDependency> {
  public func show() { dependency.logging.log(dependency.level.name) }

  public var inner: InnerComponent { InnerComponent(parent: self) }
}

public protocol InnerDependency: Dependency {
  var format: Format { get }
  var level: Level { get }
  var depth: Int { get }
}

public final class InnerComponent: Component<any InnerDependency> {
  public func show() { print(dependency.level.name, dependency.depth, dependency.format.width) }
}
