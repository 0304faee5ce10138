import Bobbin
import Level03

public protocol Level02Dependency: Dependency {}

public final class Level02Component: Component<any Level02Dependency> {
  public var next: Level03Component { Level03Component(parent: self) }
}
