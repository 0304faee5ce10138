import Bobbin

public protocol LeafDependency: Dependency {
  var style: String { get }
}

public final class LeafComponent: Component<any LeafDependency> {
  public func show() { print("leaf", dependency.style) }
}

public protocol ScreenDependency: Dependency {
  var title: String { get }
}

public final class ScreenComponent: Component<any ScreenDependency> {
  public var leaf: LeafComponent { LeafComponent(parent: self) }

  public func show() { print("screen", dependency.title) }
}

public protocol PlainDependency {
  var title: String { get }
}

public final class PlainComponent: Component<any PlainDependency> {
  public func show() { print("plain", dependency.title) }
}
