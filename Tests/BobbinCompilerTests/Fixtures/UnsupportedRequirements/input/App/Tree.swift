import Bobbin

protocol LeafDependency: Dependency {
  static var shared: Int { get }
  static func make() -> Int
  /// Made from nothing else.
  @available(macOS 14, *)
  init(value: Int)
  func all(_ values: Int...) -> Int
  func each(_ names: [String: Int]..., of pairs: (Int, Int)...)
    -> Int
  func copy(with id: Int) -> Self
  func next(to other: Self?) -> [Self]
  var me: Self { get }
  var fine: Int { get }
  static func + (left: Self, right: Self) -> Int
}

final class LeafComponent: Component<any LeafDependency> {}

final class RootComponent: BootstrapComponent {
  let fine = 3

  var leaf: LeafComponent { LeafComponent(parent: self) }
}

/// What the root has for requirements that can be put in another way.
extension RootComponent {
  var shared: Int { 1 }
  func make() -> Int { 2 }
  func all(_ values: [Int]) -> Int { values.count }
  func each(_ names: [[String: Int]], of pairs: [(Int, Int)]) -> Int { pairs.count }
  func next(to other: (any LeafDependency)?) -> [any LeafDependency] { [] }
  func copy(with id: Int) -> any LeafDependency { leaf.dependency }
  var me: any LeafDependency { leaf.dependency }
}
