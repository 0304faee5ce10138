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

final class RootComponent: BootstrapComponent {
  let name = "root"

  var numbers: ListComponent<Int> { ListComponent<Int>(parent: self, elements: [1, 2]) }
  var texts: ListComponent<String> { ListComponent(parent: self, elements: ["a"]) }
}
