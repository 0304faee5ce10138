import Bobbin

protocol LeafDependency: Dependency {}

final class LeafComponent: Component<any LeafDependency> {
  /// Found nowhere.
  nonisolated(unsafe) static let shared = LeafComponent(parent: RootComponent.all[0])
}

final class Plain {
  func make() -> LeafComponent { LeafComponent(parent: self) }
}

/// The base classes of other libraries have the same names.
enum Other {
  class Component<DependencyType> {
    let dependency: DependencyType
    init(dependency: DependencyType) { self.dependency = dependency }
  }
}

final class Foreign: Other.Component<RootComponent> {
  func make() -> LeafComponent { LeafComponent(parent: self) }
  func next() -> LeafComponent { LeafComponent(parent: dependency) }
  func known() -> LeafComponent { LeafComponent(parent: dependency as RootComponent) }
}

final class RootComponent: BootstrapComponent {
  nonisolated(unsafe) static let all = [RootComponent()]

  static func make() -> LeafComponent { LeafComponent(parent: self) }

  var leaf: LeafComponent { LeafComponent(parent: find()) }
  var other: LeafComponent { LeafComponent(parent: self.children[0]) }
  var children: [RootComponent] { [] }

  func find() -> RootComponent { self }

  let plain = Plain()
  var child: LeafComponent { LeafComponent(parent: self.plain) }
}

func global(_ plain: Plain) {
  _ = LeafComponent(parent: plain)
  let root = RootComponent()
  _ = LeafComponent(parent: root)
  _ = LeafComponent(parent: Plain())
}

/// Only some types that conform to it are components.
protocol ShowsLeaf {}

extension ShowsLeaf where Self: RootComponent {
  func shown() -> LeafComponent { LeafComponent(parent: self) }
  func known() -> LeafComponent { LeafComponent(parent: self as RootComponent) }
}
