import Bobbin
import Middle
import Leaf

final class RootComponent: BootstrapComponent {
  let name = "root"
  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var other: OtherComponent { OtherComponent(parent: self) }
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

struct White: Paper {}

/// Only the reader knows which paper is meant.
final class OfficeComponent: BootstrapComponent {
  let envelope: any Paper = White()
  let receipt: any Paper = White()
  var watch: WatchComponent { WatchComponent(parent: self) }
}
