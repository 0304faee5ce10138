import Bobbin

protocol ListDependency: Dependency {
  var title: String { get }
}

class ListComponent<Item>: Component<any ListDependency> {
  let items: [Item]

  init(dependency: any ListDependency, items: [Item]) {
    self.items = items
    super.init(dependency: dependency)
  }

  func show() { print(dependency.title, items) }
}

final class PickComponent: Component<any ListDependency> {
  let text: String

  init<Item: Comparable>(dependency: any ListDependency, from items: [Item]) {
    text = items.max().map { "\($0)" } ?? "none"
    super.init(dependency: dependency)
  }

  func show() { print(dependency.title, text) }
}

/// Its parameter has the name of its children's.
final class PageComponent<Item: Collection, Other>: Component<any ListDependency>
where Item.Element: Hashable, Other == Item.Element {
  let all: Item

  init(dependency: any ListDependency, all: Item) {
    self.all = all
    super.init(dependency: dependency)
  }

  var list: ListComponent<Other> { ListComponent<Other>(parent: self, items: Array(all)) }
  var pick: PickComponent { PickComponent(parent: self, from: all.map { "\($0)" }) }
}

final class RootComponent: BootstrapComponent {
  let title = "page"

  var page: PageComponent<[Int], Int> { PageComponent(parent: self, all: [1, 3, 2]) }
}
