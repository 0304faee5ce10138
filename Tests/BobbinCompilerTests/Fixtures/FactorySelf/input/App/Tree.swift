import Bobbin

/// All that a screen may ask of the component which made it.
protocol DetailFactory: AnyObject {
  func makeDetail(id: Int) -> Detail
}

struct Detail: Equatable {
  let id: Int
  let owner: String
}

/// Knows a factory, not a component: it could not reach the rest if it wanted to.
final class ListScreen {
  private let factory: any DetailFactory
  init(factory: any DetailFactory) { self.factory = factory }
  func open(_ id: Int) -> Detail { factory.makeDetail(id: id) }
  func isMade(by object: AnyObject) -> Bool { factory === object }
}

protocol ListDependency: Dependency {
  var owner: String { get }
}

/// Hands itself out under the narrow protocol.
final class ListComponent: Component<any ListDependency>, DetailFactory {
  var screen: ListScreen { ListScreen(factory: self) }
  func makeDetail(id: Int) -> Detail { Detail(id: id, owner: dependency.owner) }
  deinit { print("the list's scope is gone") }
}

final class RootComponent: BootstrapComponent {
  let owner = "Anna"
  var list: ListComponent { ListComponent(parent: self) }
}
