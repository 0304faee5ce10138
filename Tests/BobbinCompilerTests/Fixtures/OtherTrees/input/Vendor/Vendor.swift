public protocol NodeParent: AnyObject {}

public final class Node {
  public init(parent: any NodeParent) {}
}

public struct Path {
  public static func below(parent: any NodeParent) -> Path { Path() }

  public init() {}
}

public enum Event {
  case attached(parent: AnyObject)
}

public func attach(parent: any NodeParent) {}
