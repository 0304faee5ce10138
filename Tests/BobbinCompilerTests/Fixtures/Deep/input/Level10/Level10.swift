import Bobbin

public protocol Level10Dependency: Dependency {
  var name: String { get }
  var floor: Int { get }
}

public final class Level10Component: Component<any Level10Dependency> {
  public func show() { print("level 10 got \(dependency.name) from level \(dependency.floor)") }
}
