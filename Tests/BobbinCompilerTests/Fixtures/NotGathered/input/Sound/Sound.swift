public import Bobbin

public protocol Plugin {}
public struct Player: Plugin { public init() {} }

public final class SoundComponent: Component<any EmptyDependency> {
  public var player: any Plugin { Player() }
  var recorder: any Plugin { Player() }
  private var tuner: any Plugin { Player() }
  var mixer: MixerComponent { MixerComponent(parent: self) }
  // Functions are not called to gather.
  public func studio() -> StudioComponent { StudioComponent(parent: self) }
  private func secret() -> StudioComponent { StudioComponent(parent: self) }
}
public final class StudioComponent: Component<any EmptyDependency> {
  public var desk: any Plugin { Player() }
}
public final class MixerComponent: Component<any EmptyDependency> {
  public var fader: any Plugin { Player() }
}
