import Bobbin

public protocol LeafDependency: Dependency {
  var name: String { get }
  var volume: Int { get }
  func say(_ text: String, to listener: String) -> Int
}

public final class LeafComponent: Component<any LeafDependency> {}
