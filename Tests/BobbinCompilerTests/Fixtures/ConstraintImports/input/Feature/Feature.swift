public import Bobbin
public import Contracts
public import Errors

/// Constraints and errors come from other modules than the types.
public protocol LeafDependency: Dependency {
  func text<C: Codec>(of codec: C) -> String where C.Output == Int
  var count: Int { get throws(Trouble) }
  var last: Result<Int, any Error> { get }
}

public final class LeafComponent: Component<any LeafDependency> {
  public init<C: Codec>(dependency: any LeafDependency, codec: C) throws(Trouble)
  where C.Output == Int {
    text = dependency.text(of: codec)
    super.init(dependency: dependency)
  }

  public let text: String

  public func show() throws { print(text, try dependency.count, try dependency.last.get()) }
}

public final class MiddleComponent: Component<any EmptyDependency> {
  public func leaf(_ number: Number) throws(Trouble) -> LeafComponent {
    try LeafComponent(parent: self, codec: number)
  }
}
