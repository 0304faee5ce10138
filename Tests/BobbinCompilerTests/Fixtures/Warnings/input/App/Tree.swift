import Bobbin

protocol LeafDependency: Dependency {
  var name: String { get }
  var unread: Int { get }
  // It will be needed soon: bobbin:allow unused-requirement
  var silenced: Int { get }
  var forGrandchild: Int { get }
}

protocol Titled {}

final class LeafComponent: Component<any LeafDependency>, Titled {
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
  private let slot = Shared<LeafComponent>()
  var shared: LeafComponent { slot { LeafComponent(parent: self) } }
  lazy var many: [LeafComponent] = [LeafComponent(parent: self)]
  lazy var pair: (Int, one: LeafComponent?) = (1, one: LeafComponent(parent: self))
  lazy var fromFunction = makeLeaf()
  lazy var fromProperty: LeafComponent? = self.fresh
  lazy var titled: any Titled = LeafComponent(parent: self)
  lazy var opaque: some Titled = LeafComponent(parent: self)
  // No loops: the child goes away, or nothing holds it.
  private let weakSlot = WeakShared<LeafComponent>()
  var weaklyShared: LeafComponent { self.weakSlot { LeafComponent(parent: self) } }
  var wrapped: LeafComponent { make { LeafComponent(parent: self) } }
  lazy var titles: [String] = [LeafComponent(parent: self).title]
  lazy var made: () -> LeafComponent? = { [weak self] in
    guard let self else { return nil }
    return LeafComponent(parent: self)
  }
  lazy var chosen: Int = {
    let leaf = LeafComponent(parent: self); return leaf.title.count
  }()
  private var opened: LeafComponent?
  private let handedOver = Shared<LeafComponent>()
  var borrowed: LeafComponent { handedOver { LeafComponent(dependency: given) } }
  private var given: any LeafDependency { fatalError() }
  lazy var title = LeafComponent(parent: self).title
  var fresh: LeafComponent { LeafComponent(parent: self) }
  weak var held: LeafComponent?

  func makeLeaf() -> LeafComponent { LeafComponent(parent: self) }
  func leafTitle() -> String { LeafComponent(parent: self).title }
  lazy var titleFromFunction = leafTitle()
  var freshAgain: LeafComponent { makeLeaf() }

  /// Code may take away again what was assigned.
  func open() { opened = LeafComponent(parent: self) }
  func close() { opened = nil }

  private func make(_ leaf: () -> LeafComponent) -> LeafComponent { leaf() }
}
