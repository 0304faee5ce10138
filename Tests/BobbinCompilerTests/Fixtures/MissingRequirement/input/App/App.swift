import Bobbin
import Middle
import Leaf

final class RootComponent: BootstrapComponent {
  let name = "root"
  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var other: OtherComponent { OtherComponent(parent: self) }
  var leaf: LeafComponent { LeafComponent(parent: self) }
}
