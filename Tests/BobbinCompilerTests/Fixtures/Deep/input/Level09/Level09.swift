import Bobbin
import Level10

public protocol Level09Dependency: Dependency {}

public final class Level09Component: Component<any Level09Dependency> {
  public var next: Level10Component { Level10Component(parent: self) }
}
