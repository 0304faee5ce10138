import Bobbin

protocol DetailDependency: Dependency {}

/// Has an initializer of the kind that Needle wants.
final class DetailComponent: Component<any DetailDependency> {
  let id: Int
  init(parent: Scope, id: Int) {
    self.id = id
    super.init(parent: parent)
  }
}

final class RootComponent: BootstrapComponent {
  func detail(id: Int) -> DetailComponent { DetailComponent(parent: self, id: id) }
}
