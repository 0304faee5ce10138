import Bobbin

protocol CardDependency: Dependency {
  var number: Int { get }
}

final class CardComponent: Component<any CardDependency> {}

protocol Named {}

@MainActor final class PinComponent: Bobbin.Component<any CardDependency>, Named {}

class BaseComponent: Component<any CardDependency> {
  let name: String

  init(dependency: any CardDependency, name: String) {
    self.name = name
    super.init(dependency: dependency)
  }
}

final class DerivedComponent: BaseComponent {}

final class RootComponent: BootstrapComponent {
  let number = 1

  var card: CardComponent { CardComponent(parent: self) }
  var pin: PinComponent { PinComponent(parent: self) }
  var derived: DerivedComponent { DerivedComponent(parent: self, name: "derived") }
  var loose: LooseComponent { LooseComponent(parent: self) }
  var inner: Inner.Component { Inner.Component(parent: self) }
  var silent: SilentComponent { SilentComponent(parent: self) }
}

// These are on no actor, and may inherit from what is on none.
nonisolated final class LooseComponent: Component<any CardDependency> {}

nonisolated enum Inner {
  final class Component: Bobbin.Component<any CardDependency> {}
}

final class SilentComponent: Component<any CardDependency> {
  nonisolated override init(dependency: any CardDependency) { super.init(dependency: dependency) }
}
