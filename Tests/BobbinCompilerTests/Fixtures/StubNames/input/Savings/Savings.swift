import Bobbin

public protocol DetailDependency: Dependency {
  var rate: Double { get }
}

public final class DetailComponent: Component<any DetailDependency> {
  public var text: String { "savings \(dependency.rate)" }
}
