import Bobbin

// The components whose creation and reading is measured, and the same scopes by hand.

struct Store { let number: Int }

protocol LeafDependency: Dependency {
  var store: Store { get }
}

final class BareComponent: Component<any EmptyDependency> {}

final class LeafComponent: Component<any LeafDependency> {}

/// Needs nothing itself; the store is forwarded through it.
final class MiddleComponent: Component<any EmptyDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

/// Creates itself, so that a chain of any depth leads to the root.
final class ChainComponent: Component<any LeafDependency> {
  var next: ChainComponent { ChainComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let store = Store(number: 3)
  var bare: BareComponent { BareComponent(parent: self) }
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var chain: ChainComponent { ChainComponent(parent: self) }
}

final class HandRoot {
  let store = Store(number: 3)
  var leaf: HandLeaf { HandLeaf(dependency: HandWiring(root: self)) }
  var sharing: HandLeaf { HandLeaf(dependency: SharedHandWiring(root: self)) }
}

final class SharedHandWiring: LeafDependency {
  let root: HandRoot
  var store: Store { root.store }

  init(root: HandRoot) { self.root = root }
}

struct HandWiring: LeafDependency {
  let root: HandRoot
  var store: Store { root.store }
}

final class HandLeaf {
  let dependency: any LeafDependency

  init(dependency: any LeafDependency) { self.dependency = dependency }
}
