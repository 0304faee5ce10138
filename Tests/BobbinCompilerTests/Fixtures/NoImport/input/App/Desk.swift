import Bobbin

final class DeskComponent: BootstrapComponent {
  var card: CardComponent { CardComponent(parent: self) }
  var goldCard: GoldCardComponent { GoldCardComponent(parent: self) }
  var stamp: StampComponent { .init(parent: self) }
  var panel: Panel { Panel(parent: self) }
  var frame: WideFrame { WideFrame(parent: self) }
}
