import Bobbin

protocol BaseDependency: Dependency {
  var name: String { get }
}

protocol LeafDependency: Dependency {
  var leaf: String { get }
}

final class LeafComponent: Component<any LeafDependency> {}

class BaseComponent: Component<any BaseDependency> {
  init(dependency: any BaseDependency, id: Int, make: () -> Int) {
    print("made", id, make())
    super.init(dependency: dependency)
  }
  override init(dependency: any BaseDependency) { super.init(dependency: dependency) }

  func show() { print(type(of: self), dependency.name) }
}

/// Passes on what its superclass does not.
class DerivedComponent: BaseComponent {
  var leaf: LeafComponent { LeafComponent(parent: self) }

  override func show() {
    super.show()
    print("leaf", leaf.dependency.leaf)
  }
}

final class LastComponent: DerivedComponent {}

final class LabelledComponent: BaseComponent {
  init(dependency: any BaseDependency, id: Int) {
    super.init(dependency: dependency)
  }
}

/// Has all of them, so that one class has what another would inherit.
class RootComponent: BootstrapComponent {
  let name = "name"
  let leaf = "green"

  var labelled: LabelledComponent { LabelledComponent(parent: self, id: 3) }
  var base: BaseComponent { BaseComponent(parent: self) }
  var derived: DerivedComponent { DerivedComponent(parent: self) }
  var last: LastComponent { .init(parent: self) }
  func base(id: Int) -> BaseComponent { BaseComponent(parent: self, id: id) { 1 } }
  func derived(id: Int) -> DerivedComponent { DerivedComponent(parent: self, id: id) { 2 } }
}

/// Creates a superclass of what its own superclass creates.
final class OtherRootComponent: RootComponent {
  var again: BaseComponent { BaseComponent(parent: self) }
  var other: DerivedComponent { DerivedComponent(parent: self) }
}
