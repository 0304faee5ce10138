import Bobbin

protocol Coordinator: AnyObject {
  func open(_ id: Int) -> String
}

protocol ScreensDependency: Dependency {
  var coordinator: any Coordinator { get }
}

final class ScreensComponent: Component<any ScreensDependency> {
  deinit { print("screens are gone") }

  func list() -> String { "list, \(dependency.coordinator.open(3))" }
  func detail(_ id: Int) -> String { "detail \(id)" }
}

/// Builds screens, which are given the coordinator.
final class AppCoordinator: Coordinator {
  private unowned let root: RootComponent

  init(root: RootComponent) {
    self.root = root
  }

  deinit { print("coordinator is gone") }

  func open(_ id: Int) -> String { root.screens.detail(id) }
}

final class RootComponent: BootstrapComponent {
  lazy var coordinator = AppCoordinator(root: self)

  var screens: ScreensComponent { ScreensComponent(parent: self) }

  deinit { print("root is gone") }
}
