import Bobbin

public protocol DetailDependency: Dependency {
  var number: String { get }
}

public final class DetailComponent: Component<any DetailDependency> {
  public func show() { print("deposit \(dependency.number)") }

  public var row: RowComponent { RowComponent(parent: self) }
}

public protocol RowDependency: Dependency {
  var colour: String { get }
}

public final class RowComponent: Component<any RowDependency> {
  public func show() { print("deposit row in \(dependency.colour)") }
}
