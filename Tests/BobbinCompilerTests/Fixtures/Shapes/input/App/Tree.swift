import Bobbin

protocol LeafDependency: Dependency {
  var name: String { get }
}

final class LeafComponent: Component<any LeafDependency> {
  let id: Int

  init(dependency: any LeafDependency, id: Int = 0) {
    self.id = id
    super.init(dependency: dependency)
  }

  func show() { print(dependency.name, id) }
}

enum Outer {
  final class NestedComponent: Component<any LeafDependency> {
    func show() { print("nested", dependency.name) }
  }
}

enum Kind {
  case leaf, other
}

struct Screen {
  let component: LeafComponent
}

/// Each parent holds one shape of creating a child and nothing else.
final class InitRoot: BootstrapComponent {
  let name = "init"
  var leaf: LeafComponent { LeafComponent.init(parent: self) }
}

final class ImplicitRoot: BootstrapComponent {
  let name = "implicit"
  var leaf: LeafComponent { .init(parent: self) }
}

final class ReturnRoot: BootstrapComponent {
  let name = "return"

  func leaf() -> LeafComponent {
    if name.isEmpty { return .init(parent: self, id: 1) }
    return .init(parent: self)
  }
}

final class ModuleRoot: BootstrapComponent {
  let name = "module"
  var leaf: App.LeafComponent { App.LeafComponent(parent: self) }
}

final class OuterRoot: BootstrapComponent {
  let name = "outer"
  var nested: Outer.NestedComponent { Outer.NestedComponent(parent: self) }
}

final class ArrayRoot: BootstrapComponent {
  let name = "array"
  var all: [LeafComponent] { [.init(parent: self), .init(parent: self, id: 2)] }
}

final class ClosureRoot: BootstrapComponent {
  let name = "closure"
  var all: [LeafComponent] { (1...2).map { LeafComponent(parent: self, id: $0) } }
  lazy var make: () -> LeafComponent = { [unowned self] in LeafComponent(parent: self) }
}

final class SwitchRoot: BootstrapComponent {
  let name = "switch"

  func leaf(_ kind: Kind) -> LeafComponent {
    switch kind {
    case .leaf: LeafComponent(parent: self)
    case .other: .init(parent: self, id: 1)
    }
  }
}

final class TernaryRoot: BootstrapComponent {
  let name = "ternary"

  func leaf(_ flag: Bool) -> LeafComponent {
    flag ? LeafComponent(parent: self) : .init(parent: self, id: 9)
  }
}

final class CallRoot: BootstrapComponent {
  let name = "call"
  var screen: Screen { Screen(component: LeafComponent(parent: self)) }
}

final class LazyRoot: BootstrapComponent {
  let name = "lazy"
  lazy var leaf = LeafComponent(parent: self)
  lazy var optional: LeafComponent? = .init(parent: self)
}

final class LocalRoot: BootstrapComponent {
  let name = "local"

  func leaf() -> LeafComponent {
    let leaf: LeafComponent = .init(parent: self)
    func inner() -> LeafComponent { LeafComponent(parent: self, id: leaf.id) }
    return inner()
  }
}

final class StringRoot: BootstrapComponent {
  let name = "string"
  var text: String { "\(LeafComponent(parent: self, id: 4).id)" }
}

final class SharedRoot: BootstrapComponent {
  let name = "shared"
  private let slot = Shared<LeafComponent>()
  var leaf: LeafComponent { slot { LeafComponent(parent: self) } }
}
