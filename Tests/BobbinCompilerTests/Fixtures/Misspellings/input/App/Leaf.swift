import Bobbin

protocol LeafDependency: Dependency {
  var title: String { get }
  func load(_ id: Int) -> String
  func show(name: String)
}

final class LeafComponent: Component<any PlainDependancy> {}

/// The module is there, the import is not.
final class StoreComponent: Component<any StoreDependency> {}

final class OtherComponent: Component<any LeafDependency> {}

protocol PlainDependency: Dependency {}

extension OtherComponent {
  var box: AnyObject { Box(injecting: self) }
}

/// An alias misspells what it leads to.
final class ShelvesComponent: Component<any Shelves.Needs> {}

enum Shelves {
  typealias Needs = Racks.Need
}

enum Racks {
  typealias Needs = LeafDependency
}
