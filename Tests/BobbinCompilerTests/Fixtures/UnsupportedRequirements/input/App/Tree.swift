import Bobbin

protocol LeafDependency: Dependency {
  associatedtype Value
  static var shared: Int { get }
  static func make() -> Int
  init(value: Int)
  subscript(index: Int) -> Int { get }
  func all(_ values: Int...) -> Int
  func copy(with id: Int) -> Self
  var me: Self { get }
  var fine: Int { get }
}

final class LeafComponent: Component<any LeafDependency> {}

final class RootComponent: BootstrapComponent {
  let fine = 3

  var leaf: LeafComponent { LeafComponent(parent: self) }
}
