public import Inner
public import Leaves
public import ServiceNames

extension InnerComponent {
  public var second: TextComponent { TextComponent(parent: self) }
  public var service: PlainService { PlainService(injecting: self) }
}

extension KindComponent {
  public var plain: PlainComponent { PlainComponent(parent: self) }
}
