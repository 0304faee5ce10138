import Bobbin

package protocol LeafDependency: Dependency {
  var name: String { get }
}

package final class LeafComponent: Component<any LeafDependency> {
  package func show() { print(dependency.name) }
}

/// A public component with a child that is not public.
public final class MiddleComponent: Component<any EmptyDependency> {
  package var leaf: LeafComponent { LeafComponent(parent: self) }
}

/// An open class can be inherited from elsewhere, and has children there.
open class OpenComponent: Component<any EmptyDependency> {
  var own: LeafComponent { LeafComponent(parent: self) }

  public func showOwn() { own.show() }
}
