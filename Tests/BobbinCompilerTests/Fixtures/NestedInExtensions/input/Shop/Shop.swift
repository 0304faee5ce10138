import Bobbin
import Kit

/// Only passes on.
public final class ShopComponent: Component<any EmptyDependency> {
  public var till: Money.Till { Money.Till(parent: self) }
}
