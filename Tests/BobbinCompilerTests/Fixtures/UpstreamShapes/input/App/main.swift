import Bobbin
import Other

struct Log { let name: String }

protocol LeafDependency { var log: Log { get } }
final class LeafComponent: Component<any LeafDependency> {}

/// Refines a protocol that only has the name of the runtime's.
protocol ForeignDependency: Other.Dependency { var title: String { get } }
final class ForeignComponent: Component<any ForeignDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var name: String { dependency.title }
}

/// Refines the runtime's protocol under a condition.
#if SOME
  protocol BranchDependency: Bobbin.Dependency { var title: String { get } }
#else
  protocol BranchDependency { var title: String { get } }
#endif
final class BranchComponent: Component<any BranchDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var name: String { dependency.title }
}

/// Its parameter is named like the protocols that are generated.
final class GenericComponent<Upstream>: Component<any Bobbin.EmptyDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

protocol Listener: AnyObject { func done() }

/// Kept alive only by its child, which reads `log` through it.
final class FlowComponent: Component<any LeafDependency>, Listener {
  func makeLeaf() -> ListenedComponent {
    let leaf = ListenedComponent(parent: self)
    leaf.listener = self
    return leaf
  }
  func done() { print("done") }
}

final class ListenedComponent: Component<any LeafDependency> {
  weak var listener: (any Listener)?
  func finish() {
    print(dependency.log.name)
    listener?.done()
  }
}

final class RootComponent: BootstrapComponent {
  let log = Log(name: "log")
  let title = "title"
  var foreign: ForeignComponent { ForeignComponent(parent: self) }
  var branch: BranchComponent { BranchComponent(parent: self) }
  var generic: GenericComponent<Int> { GenericComponent<Int>(parent: self) }
  var flow: FlowComponent { FlowComponent(parent: self) }
}

/// An upstream written by hand.
final class HandUpstream: ForeignComponentUpstream {
  let log = Log(name: "log by hand")
  let title = "by hand"
}

let root = RootComponent()
print(root.foreign.leaf.dependency.log.name, root.foreign.name)
print(root.branch.leaf.dependency.log.name, root.branch.name)
print(root.generic.leaf.dependency.log.name)
print(ForeignComponent(dependency: HandUpstream()).leaf.dependency.log.name)
let leaf = root.flow.makeLeaf()
leaf.finish()
