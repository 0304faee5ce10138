import Kit

/// Everything comes through another module.
final class LeafComponent: Component<any CoreDependency> {
  func show() { print(dependency.token.text) }
}

final class MiddleComponent: Component<any EmptyDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

protocol LevelDependency: Dependency {
  var level: Kit.Level { get }
}

final class LevelComponent: Component<any LevelDependency> {
  func show() { print(dependency.level.height) }
}

final class RootComponent: BootstrapComponent {
  let level = Level()
  var levels: LevelComponent { LevelComponent(parent: self) }
  let token = Token()  // bobbin:allow not-gathered
  let first: any Named = Token()
  let second: any Kit.Named = Token()
  var all: [any Named] { [any Named](gathering: self) }

  var kit: KitComponent { KitComponent(parent: self) }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

RootComponent().middle.leaf.show()
RootComponent().kit.show()
print(RootComponent().all.map(\.name))
RootComponent().levels.show()
