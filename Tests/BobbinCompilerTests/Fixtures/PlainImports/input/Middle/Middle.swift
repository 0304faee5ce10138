import Bobbin
import Contracts
import Leaf

/// Plain imports, though what is generated is public and mentions `Logger`.
public final class MiddleComponent: Component<any EmptyDependency> {
  public var leaf: LeafComponent { LeafComponent(parent: self) }
}
