import Bobbin

public protocol StoreDependency: Dependency {
  var store: String { get }
}

public final class Box {
  public init() {}
}
