import Bobbin

protocol LeafDependency: Dependency {
  var one: String { get }
  var two: Int { get }
  init()
}

final class LeafComponent: Component<any LeafDependency> {}

final class LateComponent: Component<any LeafDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self, id: 3) }
}
