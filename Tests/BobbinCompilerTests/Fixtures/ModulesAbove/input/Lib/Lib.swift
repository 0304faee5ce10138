import Bobbin

public protocol Logger {
  var text: String { get }
}

public struct FileLog {
  public init() {}
}

public protocol LeafDependency: Dependency {
  var level: Int { get }
  var logger: any Logger { get }
  var title: String? { get }
}

public final class LeafComponent: Component<any LeafDependency> {
  public var text: String {
    "level \(dependency.level), \(dependency.logger.text), \(dependency.title ?? "untitled")"
  }
}

public protocol MiddleDependency: Dependency {}

public final class MiddleComponent: Component<any MiddleDependency> {
  public var logger: FileLog { FileLog() }
  public var leaf: LeafComponent { LeafComponent(parent: self) }
}
