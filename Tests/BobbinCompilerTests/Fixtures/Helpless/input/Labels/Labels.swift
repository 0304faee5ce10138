import Bobbin

protocol LeafDependency: Dependency {}

final class LeafComponent: Component<any LeafDependency> {
  init(dependency: any LeafDependency, id: Int) { super.init(dependency: dependency) }
  init(dependency: any LeafDependency, numbers: Int...) { super.init(dependency: dependency) }
}

struct Store {}

final class Labelled {
  init(store: Store, id: Int) {}
}

/// Without what either of them takes.
final class Lost {
  init(name: String) {}
  init(title: String) {}
}

/// A closure that may fail cannot fill one that must not.
struct Sure {
  let count: Int
}

final class RootComponent: BootstrapComponent {
  let store = Store()
  var count: Int { get throws { 3 } }

  var wrong: LeafComponent { LeafComponent(parent: self, name: "x") }
  var many: LeafComponent { LeafComponent(parent: self, numbers: 1, 2) }
  var labelled: Labelled { Labelled(injecting: self, number: 3) }
  var lost: Lost { Lost(injecting: self) }
  var sure: Sure { Sure(injecting: self) }
}
