import Bobbin

final class Store {
  let name: String
  init(_ name: String) { self.name = name }
}

// Two children that agree.

protocol ListDependency: Dependency {
  var store: Store { get }
  var title: String { get }
}

final class ListComponent: Component<any ListDependency> {}

protocol DetailDependency: Dependency {
  var store: Store { get }
  var color: Int { get }
}

final class DetailComponent: Component<any DetailDependency> {}

// One for which `color` is something else, and nowhere to be had.

protocol PlainDependency: Dependency {
  var store: Store { get }
  var color: String? { get }
}

extension PlainDependency {
  var color: String? { nil }
}

final class PlainComponent: Component<any PlainDependency> {}

// Two that need nothing, and must not keep their parent.

final class BareComponent: Component<any EmptyDependency> {}

protocol SilentDependency: Dependency {}

final class SilentComponent: Component<any SilentDependency> {}

// Two that need more than the dependency of a parent.

protocol DeepDependency: Dependency {
  var store: Store { get }
  var secret: Int { get }
}

final class DeepComponent: Component<any DeepDependency> {}
final class DeeperComponent: Component<any DeepDependency> {}

protocol SceneDependency: Dependency {
  var store: Store { get }
}

class SceneComponent: Component<any SceneDependency> {
  let title = "scene"
  let color = 7
  var list: ListComponent { ListComponent(parent: self) }
  var detail: DetailComponent { DetailComponent(parent: self) }
  var plain: PlainComponent { PlainComponent(parent: self) }
  lazy var bare = BareComponent(parent: self)
  lazy var silent = SilentComponent(parent: self)
  var deep: DeepComponent { DeepComponent(parent: self) }
  var deeper: DeeperComponent { DeeperComponent(parent: self) }
  struct ChildrenProvider {}
}

// Two of which only one has a title, from its own protocol.

protocol UntitledDependency: Dependency {
  var title: String? { get }
  var secret: Int { get }
}

extension UntitledDependency {
  var title: String? { nil }
}

final class UntitledComponent: Component<any UntitledDependency> {}

protocol TitledDependency: UntitledDependency {}

extension TitledDependency {
  var title: String? { "title" }
}

final class TitledComponent: Component<any TitledDependency> {}

final class RootComponent: BootstrapComponent {
  let store = Store("root")
  let secret = 42
  var titled: TitledComponent { TitledComponent(parent: self) }
  var untitled: UntitledComponent { UntitledComponent(parent: self) }
  var scene: SceneComponent { SceneComponent(parent: self) }
}
