import Bobbin

/// Parameters whose names are those of the provider's own properties, or of each other.
protocol LeafDependency: Dependency {
  func one(parent: Int) -> Int
  func two(upstream: Int, _ parent: Int) -> Int
  func three(_: Int, _: Int, value: Int) -> Int
  func four(newValue: Int, self me: Int) -> Int
}

final class LeafComponent: Component<any LeafDependency> {
  let parentID: Int

  init(dependency: any LeafDependency, owner parentID: Int, upstream: Int = 0) {
    self.parentID = parentID
    super.init(dependency: dependency)
  }

  func show() {
    print(dependency.one(parent: 1), dependency.two(upstream: 2, 3), parentID)
    print(dependency.three(1, 2, value: 3), dependency.four(newValue: 1, self: 2))
  }
}

protocol MiddleDependency: Dependency {
  func one(parent: Int) -> Int
}

final class MiddleComponent: Component<any MiddleDependency> {
  func three(_ one: Int, _ two: Int, value: Int) -> Int { one * 100 + two * 10 + value }
  var leaf: LeafComponent { LeafComponent(parent: self, owner: 7) }
}

final class RootComponent: BootstrapComponent {
  func one(parent: Int) -> Int { parent }
  func two(upstream: Int, _ parent: Int) -> Int { upstream * 10 + parent }
  func four(newValue: Int, self me: Int) -> Int { newValue * 10 + me }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
