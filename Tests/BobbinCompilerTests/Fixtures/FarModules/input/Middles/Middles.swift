public import Bobbin
public import Leaves

/// It passes `text` on.
open class MiddleComponent<Needs>: Component<Needs> {
  public var page: TextComponent { TextComponent(parent: self) }
}
