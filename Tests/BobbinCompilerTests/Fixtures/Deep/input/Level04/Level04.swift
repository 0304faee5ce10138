import Bobbin
import Level05

public protocol Level04Dependency: Dependency {}

public final class Level04Component: Component<any Level04Dependency> {
  public var next: Level05Component { Level05Component(parent: self) }
}
