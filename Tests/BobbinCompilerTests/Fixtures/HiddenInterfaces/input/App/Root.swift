import Bobbin
import Hall
@_spi(Tuning) import Kit
@_spi(Tuning) import Music

struct Watch: Clock {
  var now: Int { 12 }
}

final class RootComponent: BootstrapComponent {
  let clock: any Clock = Watch()
  let tuner: any Tuner = Fork()
  let air: String = "air"

  var hall: HallComponent { HallComponent(parent: self) }
}

protocol RepairDependency: Dependency {
  var fork: Fork { get }
}

/// Its parent's provision is hidden.
final class RepairComponent: Component<any RepairDependency> {
  func start() { print("repairing", dependency.fork.pitch) }
}

func repair(_ room: RoomComponent) -> RepairComponent { RepairComponent(parent: room) }
