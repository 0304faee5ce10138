import Bobbin
import Music

public protocol HallDependency: Dependency {}

/// Asks for nothing hidden, and passes it on.
public final class HallComponent: Component<any HallDependency> {
  public var room: RoomComponent { RoomComponent(parent: self) }
}
