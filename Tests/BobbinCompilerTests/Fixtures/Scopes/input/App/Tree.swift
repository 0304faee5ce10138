import Bobbin

final class Thing {
  let number: Int

  nonisolated(unsafe) static var count = 0

  init() {
    Thing.count += 1
    number = Thing.count
  }
}

protocol LeafDependency: Dependency {
  var transient: Thing { get }
  var lasting: Thing { get }
  var shared: Thing { get }
  var weakly: Thing { get }
}

final class LeafComponent: Component<any LeafDependency> {
  func numbers(_ value: (any LeafDependency) -> Thing) -> [Int] {
    [value(dependency).number, value(dependency).number]
  }
}

final class RootComponent: BootstrapComponent {
  private let slot = Shared<Thing>()
  private let weakSlot = WeakShared<Thing>()

  var transient: Thing { Thing() }
  lazy var lasting = Thing()
  var shared: Thing { slot { Thing() } }
  var weakly: Thing { weakSlot { Thing() } }

  var leaf: LeafComponent { LeafComponent(parent: self) }

  func forget() { slot.reset() }
}
