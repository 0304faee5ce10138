import Bobbin

public protocol LonelyDependency: Dependency {
  var name: String { get }
}

/// Nothing creates it yet.
public final class LonelyComponent: Component<any LonelyDependency> {
  public var greeting: String { "hello \(dependency.name)" }
}
