import Bobbin

struct Cache {
  init(_ loader: Loader?) {}
}

final class Loader {
  let makeCache: () -> Cache

  init(_ makeCache: @escaping () -> Cache) { self.makeCache = makeCache }
}

protocol LeafDependency: Dependency {
  var name: String { get }
  var unread: Int { get }
  // Somebody will need it soon: bobbin:allow unused-requirement
  var silenced: Int { get }
  var forGrandchild: Int { get }
}

final class LeafComponent: Component<any LeafDependency> {
  var title: String { "\(dependency.name)" }
  var below: BelowComponent { BelowComponent(parent: self) }
}

final class LonelyComponent: Component<any EmptyDependency> {}

// bobbin:allow unused-component
final class HermitComponent: Component<any EmptyDependency> {}

final class RootComponent: BootstrapComponent {
  let name = "root"
  let unread = 1
  let silenced = 2
  let forGrandchild = 3

  // Loops that leak.
  lazy var leaf = LeafComponent(parent: self)
  lazy var lazyLeaf: LeafComponent = { LeafComponent(parent: self) }()
  lazy var silencedLeaf = LeafComponent(parent: self)  // bobbin:allow retain-loop
  // No loops: the child goes away, or nobody holds it.
  lazy var title = LeafComponent(parent: self).title
  var fresh: LeafComponent { LeafComponent(parent: self) }
  weak var held: LeafComponent?

  // Values that are never made.
  var first: Cache { Cache(second) }
  var second: Loader? { third }
  private lazy var third: Loader? = first.hashed(second)
  // Values that are: one takes the other later, or under a name of its own.
  var cache: Cache { Cache(loader) }
  var loader: Loader { Loader { self.cache } }
  var count: Int {
    let size = 1
    return size
  }
  var size: Int { count }
  var labelled: Int { pick(labelled: 1) }

  private func pick(labelled: Int) -> Int { labelled }
}

extension Cache {
  fileprivate func hashed(_ loader: Loader?) -> Loader? { loader }
}
