import Bobbin

protocol LeafDependency: Dependency {
  var name: String { get }
  var title: String { get }
}

final class LeafComponent: Component<any LeafDependency> {
  func show() { print(dependency.name, dependency.title) }
}

class BaseComponent: Component<any EmptyDependency> {
  let upstream = "a property of a superclass"
}

/// Has members and types with the names that generated code likes to use.
final class MiddleComponent: BaseComponent {
  struct LeafProvider {
    let text = "provider"
  }

  let upstream_ = "another"
  let parent = "parent"

  var title: String { "\(upstream), \(upstream_), \(parent), \(LeafProvider().text)" }
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let name = "name"

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
