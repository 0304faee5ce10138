import Bobbin
import Vendor

protocol LeafDependency: Dependency {
  var name: String { get }
}

final class LeafComponent: Component<any LeafDependency> {
  func show() { print(dependency.name) }
}

// The label is that of trees of other kinds, too: functions and cases are no components, and a
// class that Bobbin does not see says what it takes.
final class RootComponent: BootstrapComponent, NodeParent {
  let name = "root"

  var leaf: LeafComponent { LeafComponent(parent: self) }
  var node: Node { Node(parent: self as any NodeParent) }
  var implicit: Node { .init(parent: self as any NodeParent) }
  var qualified: Node { Vendor.Node(parent: self as any NodeParent) }

  func grow() -> [Event] {
    attach(parent: self)
    Vendor.attach(parent: self)
    mark(parent: self)
    keep(Node(dependency: self))
    keep(.init(dependency: self))
    keep(.init(gathering: 3))
    make(injecting: self)
    let path: Path = .below(parent: self)
    return [path, Path.below(parent: self)].map { _ in Event.attached(parent: self) }
  }

  private func mark(parent: AnyObject) { print(parent === self) }
}

final class Forest: NodeParent {
  var node: Node { Node(parent: self) }
}
