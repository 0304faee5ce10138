import Bobbin

/// Nests a type with the name of another one of the module; only '::' can tell them apart.
public struct Shape {
  public struct Side {}
}

public struct Side {
  public let length: Int

  public init(length: Int) { self.length = length }
}

public protocol ShapeDependency: Dependency {
  var side: Side { get }
}

public final class ShapeComponent: Component<any ShapeDependency> {
  public func show() { print(dependency.side.length) }
}
