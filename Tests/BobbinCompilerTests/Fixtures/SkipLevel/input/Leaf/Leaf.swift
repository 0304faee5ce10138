import Bobbin

public protocol LeafDependency: Dependency {
  var name: String { get }
  var volume: Int { get }
}

public final class LeafComponent: Component<any LeafDependency> {
  public func speak() { print("leaf: \(dependency.name) at \(dependency.volume)") }
}
