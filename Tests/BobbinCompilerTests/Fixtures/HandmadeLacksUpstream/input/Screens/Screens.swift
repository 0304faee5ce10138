import Bobbin

public protocol LeafDependency: Dependency {
  var style: String { get }
}

public final class LeafComponent: Component<any LeafDependency> {}

public protocol ScreenDependency: Dependency {
  var title: String { get }
}

public final class ScreenComponent: Component<any ScreenDependency> {
  public var leaf: LeafComponent { LeafComponent(parent: self) }
}
