import Bobbin
import Level09

public protocol Level08Dependency: Dependency {}

public final class Level08Component: Component<any Level08Dependency> {
  public var next: Level09Component { Level09Component(parent: self) }
}
