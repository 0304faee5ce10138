import Bobbin
import Leaf

public protocol MiddleDependency: Dependency {}

public final class MiddleComponent: Component<any MiddleDependency> {
  public var leaf: LeafComponent { LeafComponent(parent: self) }
}
