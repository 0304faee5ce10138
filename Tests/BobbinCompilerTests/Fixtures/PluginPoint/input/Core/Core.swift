import Bobbin

public protocol CoreDependency: Dependency {
  var title: String { get }
  var name: String { get }
}

/// Creates nothing itself: features hang their components below it.
public final class CoreComponent: Component<any CoreDependency> {
  public var plugins: [any Plugin] = []

  public var style: String { "core style" }
  package var inside: String { "package" }
  /// Another module gets what the dependency has instead.
  var name: String { "hidden" }

  public func run() {
    for plugin in plugins { plugin.run() }
  }
}

public protocol Plugin {
  func run()
}
