import Bobbin

protocol BelowDependency: Dependency {
  var forGrandchild: Int { get }
}

final class BelowComponent: Component<any BelowDependency> {
  /// Code that gets the dependency may read anything from it.
  func show() { print(dependency) }
}
