import Bobbin

final class RootComponent: BootstrapComponent {
  var late: LateComponent { LateComponent(parent: self) }
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var again: LeafComponent { LeafComponent(parent: self) }
  var unknown: LeafComponent { LeafComponent(parent: other) }
}
