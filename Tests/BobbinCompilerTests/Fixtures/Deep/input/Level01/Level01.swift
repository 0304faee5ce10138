import Bobbin
import Level02

public protocol Level01Dependency: Dependency {}

public final class Level01Component: Component<any Level01Dependency> {
  public var next: Level02Component { Level02Component(parent: self) }
}
