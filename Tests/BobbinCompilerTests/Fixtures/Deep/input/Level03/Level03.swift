import Bobbin
import Level04

public protocol Level03Dependency: Dependency {
  var name: String { get }
}

public final class Level03Component: Component<any Level03Dependency> {
  public var next: Level04Component { Level04Component(parent: self) }
}
