import Bobbin
import Low

final class DerivedComponent: OpenComponent {
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let name = "name"

  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var derived: DerivedComponent { DerivedComponent(parent: self) }
}

RootComponent().middle.leaf.show()
RootComponent().derived.middle.leaf.show()
RootComponent().derived.showOwn()
