import Bobbin
import Level07

public protocol Level06Dependency: Dependency {}

public final class Level06Component: Component<any Level06Dependency> {
  public var next: Level07Component { Level07Component(parent: self) }
}
