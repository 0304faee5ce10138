import Bobbin

protocol LeafDependency: Dependency {}

final class LeafComponent: Component<any LeafDependency> {
  /// Found nowhere.
  static let shared = LeafComponent(parent: RootComponent.current)
}

final class Plain {
  func make() -> LeafComponent { LeafComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  nonisolated(unsafe) static let current = RootComponent()

  static func make() -> LeafComponent { LeafComponent(parent: self) }

  var leaf: LeafComponent { LeafComponent(parent: find()) }
  var other: LeafComponent { LeafComponent(parent: self.children[0]) }
  var implicit: [Any] { [wrap(.init(parent: self))] }
  var children: [RootComponent] { [] }

  func find() -> RootComponent { self }
  func wrap<Value>(_ value: Value) -> Value { value }
}

func global(_ plain: Plain, _ unknown: some AnyObject) {
  _ = LeafComponent(parent: plain)
  _ = LeafComponent(parent: unknown)
  let root = RootComponent()
  _ = LeafComponent(parent: root)
  _ = LeafComponent(parent: Plain())
  let found = root.find()
  _ = LeafComponent(parent: found)
}
