import Bobbin

protocol LeafDependency: Dependency {
  var count: Int { get }
  var name: String { get }
}

final class LeafComponent: Component<any LeafDependency> {
  func show() { print(dependency.count, dependency.name) }
}

/// A generic component whose dependency does not name its parameters.
final class ListComponent<Element>: Component<any EmptyDependency> {
  let elements: [Element]

  init(dependency: any EmptyDependency, elements: [Element]) {
    self.elements = elements
    super.init(dependency: dependency)
  }

  var count: Int { elements.count }
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

/// What is of a constrained parameter's type may fit, and so may what no parameter is in.
protocol Titled { init() }
struct Sign: Titled {}
struct Box<Value>: Titled {}
protocol TitleDependency: Dependency {
  var item: any Titled { get }
  var limit: any CustomStringConvertible { get }
}
final class TitleComponent: Component<any TitleDependency> {
  func show() { print(type(of: dependency.item), dependency.limit) }
}

final class ConstrainedComponent<Item: Titled>: Component<any EmptyDependency> {
  var item: Item { Item() }
  let limit = 1
  var title: TitleComponent { TitleComponent(parent: self) }
}
final class WhereComponent<Item>: Component<any EmptyDependency> where Item: Titled {
  var item: Item { Item() }
  let limit = 2
  var title: TitleComponent { TitleComponent(parent: self) }
}
final class OpenComponent<Item>: Component<any EmptyDependency> {
  var item: Box<Item> { Box<Item>() }
  let limit = 3
  var title: TitleComponent { TitleComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let name = "root"

  var numbers: ListComponent<Int> { ListComponent<Int>(parent: self, elements: [1, 2]) }
  var texts: ListComponent<String> { ListComponent(parent: self, elements: ["a"]) }
  var titles: [TitleComponent] {
    [
      ConstrainedComponent<Sign>(parent: self).title, WhereComponent<Sign>(parent: self).title,
      OpenComponent<Int>(parent: self).title,
    ]
  }
}
