import Bobbin
import Level06

public protocol Level05Dependency: Dependency {}

public final class Level05Component: Component<any Level05Dependency> {
  var floor: Int { 5 }

  public var next: Level06Component { Level06Component(parent: self) }
}
