import Bobbin
@_spi(Tuning) @_spi(Wood) import Kit

@_spi(Tuning) public protocol PianoDependency: Dependency {
  var tuner: any Tuner { get }
  var clock: any Clock { get }
  var wood: Fork.Case { get }
}

@_spi(Tuning) public final class PianoComponent: Component<any PianoDependency> {
  public func play() { print(dependency.tuner.pitch, dependency.clock.now, dependency.wood) }
}

public protocol FluteDependency: Dependency {
  var air: String { get }
}

public final class FluteComponent: Component<any FluteDependency> {
  public func play() { print(dependency.air) }
}

public protocol RoomDependency: Dependency {
  var clock: any Clock { get }
}

/// Is not hidden, but what it passes on is.
public final class RoomComponent: Component<any RoomDependency> {
  @_spi(Tuning) public var fork: Fork { Fork() }

  @_spi(Tuning) public var piano: PianoComponent { PianoComponent(parent: self) }
  public var flute: FluteComponent { FluteComponent(parent: self) }
}
