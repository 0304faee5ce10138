import Bobbin

public protocol DetailDependency: Dependency {
  var number: Int { get }
}

public final class DetailComponent: Component<any DetailDependency> {
  public var text: String { "card \(dependency.number)" }
}

/// Only `@testable` imports can see it.
protocol InnerDependency: Dependency {
  var number: Int { get }
}

final class InnerComponent: Component<any InnerDependency> {}

/// Elsewhere the word waits.
public protocol QueueDependency: Dependency {
  func await(_ number: Int) -> Int
}

public final class QueueComponent: Component<any QueueDependency> {
  public var text: String { "number \(dependency.await(4))" }
}
