public protocol NodeParent: AnyObject {}

public final class Node {
  public init(parent: any NodeParent) {}
  public init(dependency: AnyObject) {}
  public init(gathering: Int) {}
}

public struct Path {
  public static func below(parent: any NodeParent) -> Path { Path() }

  public init() {}
}

public enum Event {
  case attached(parent: AnyObject)
}

public func keep(_ node: Node) {}
public func make(injecting: AnyObject) {}
public func attach(parent: any NodeParent) {}
