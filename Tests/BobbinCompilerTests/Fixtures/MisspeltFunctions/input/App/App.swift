import Bobbin

final class Detail {}
final class Store {}

final class ListView {
  init(makeDetail: @escaping (Int, String) throws -> Detail) {}
}

protocol ListDependency: Dependency {
  var openStore: () -> Store { get }
}

final class ListComponent: Component<any ListDependency> {
  var store: Store { dependency.openStore() }
}

final class RootComponent: BootstrapComponent {
  func makeDetails(id: Int, _ title: String) throws -> Detail { Detail() }
  func makeDetail(_ id: String) -> Store { Store() }
  var list: ListView { ListView(injecting: self) }

  let mainStore = Store()
  var other: ListComponent { ListComponent(parent: self) }
}
