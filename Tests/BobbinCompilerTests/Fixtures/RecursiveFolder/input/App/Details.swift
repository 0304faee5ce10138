import Bobbin

/// A screen that leads to another one of its kind, directly and through a second one.
protocol DetailDependency: Dependency {
  func detail(id: Int) -> DetailComponent
  func title(id: Int) -> String
}

final class DetailComponent: Component<any DetailDependency> {
  let id: Int

  init(dependency: any DetailDependency, id: Int) {
    self.id = id
    super.init(dependency: dependency)
  }

  var next: DetailComponent { dependency.detail(id: id + 1) }
  var related: RelatedComponent { RelatedComponent(parent: self) }
  var text: String { dependency.title(id: id) }
}

protocol RelatedDependency: Dependency {
  func detail(id: Int) -> DetailComponent
}

final class RelatedComponent: Component<any RelatedDependency> {
  var detail: DetailComponent { dependency.detail(id: 10) }
}

/// Its own function is nearer than the root's.
final class TabComponent: Component<any EmptyDependency> {
  func detail(id: Int) -> DetailComponent { DetailComponent(parent: self, id: id) }
  func title(id: Int) -> String { "tab \(id)" }
}

/// What wraps something from above still gets that.
protocol TitleDependency: Dependency {
  func title(id: Int) -> String
}

final class TitleComponent: Component<any TitleDependency> {
  func short(id: Int) -> String { "short " + dependency.title(id: id) }
}

final class ShortComponent: Component<any TitleDependency> {
  func title(id: Int) -> String { TitleComponent(parent: self).short(id: id) }
  func detail(id: Int) -> DetailComponent { DetailComponent(parent: self, id: id) }
}

final class Box {
  let inner: Box?
  init() { inner = nil }
  init(box: () -> Box) { inner = box() }
}

protocol BoxDependency: Dependency {
  func box() -> Box
}

final class BoxComponent: Component<any BoxDependency> {
  func box() -> Box { Box(injecting: self) }
}

extension RootComponent {
  func box() -> Box { Box() }
  var boxes: BoxComponent { BoxComponent(parent: self) }

  func detail(id: Int) -> DetailComponent { DetailComponent(parent: self, id: id) }
  func title(id: Int) -> String { "root \(id)" }

  var tab: TabComponent { TabComponent(parent: self) }
  var short: ShortComponent { ShortComponent(parent: self) }
}
