public import Bobbin
public import Contracts

public protocol LeafDependency: Dependency {
  var logger: any Logger { get }
}

public final class LeafComponent: Component<any LeafDependency> {
  public func show() { dependency.logger.log("leaf") }
}
