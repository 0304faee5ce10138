public import Bobbin
public import Leaf

public final class MiddleComponent: Component<any EmptyDependency> {
  public var leaf: LeafComponent { LeafComponent(parent: self) }
}
