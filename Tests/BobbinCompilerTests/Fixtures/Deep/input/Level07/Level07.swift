import Bobbin
import Level08

public protocol Level07Dependency: Dependency {}

public final class Level07Component: Component<any Level07Dependency> {
  public var next: Level08Component { Level08Component(parent: self) }
}
