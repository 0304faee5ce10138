import Bobbin
@_spi(Tuning) import Kit

protocol PianoDependency: Dependency {
  var tuner: any Tuner { get }
}

final class PianoComponent: Component<any PianoDependency> {
  func play() { print(dependency.tuner.pitch) }
}

/// Names nothing hidden, and forwards it.
final class RoomComponent: Component<any EmptyDependency> {
  var piano: PianoComponent { PianoComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let tuner: any Tuner = Fork()
  var room: RoomComponent { RoomComponent(parent: self) }
}
