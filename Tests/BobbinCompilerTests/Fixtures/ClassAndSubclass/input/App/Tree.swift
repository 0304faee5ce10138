import Bobbin

protocol BaseDependency: Dependency {
  var name: String { get }
}

class BaseComponent: Component<any BaseDependency> {}

final class DerivedComponent: BaseComponent {}

final class LabelledComponent: BaseComponent {
  init(dependency: any BaseDependency, id: Int) {
    super.init(dependency: dependency)
  }
}

/// Swift takes the initialiser of the class for that of the subclass.
final class RootComponent: BootstrapComponent {
  let name = "name"

  var base: BaseComponent { BaseComponent(parent: self) }
  var derived: DerivedComponent { DerivedComponent(parent: self) }
  var labelled: LabelledComponent { LabelledComponent(parent: self, id: 3) }
}
