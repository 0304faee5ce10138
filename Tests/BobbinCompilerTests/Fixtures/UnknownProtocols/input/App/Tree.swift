import Bobbin
import Elsewhere

protocol LeafDependency: Dependency, Missing {
  var title: String { get }
}

final class LeafComponent: Component<any LeafDependency> {}

final class OtherComponent: Component<any Absent & LeafDependency> {}

/// A class as dependency: only people can build such a component.
final class Settings {}

final class ConcreteComponent: Component<Settings> {}

final class RootComponent: BootstrapComponent {
  let title = "title"

  var leaf: LeafComponent { LeafComponent(parent: self) }
  var concrete: ConcreteComponent { ConcreteComponent(parent: self) }
}
