import Bobbin
@unsafe @preconcurrency import Kit

@globalActor actor Disk {
  static let shared = Disk()
}

protocol FrameDependency: Dependency {
  @MainActor var picture: Picture { get async }
}

@MainActor final class FrameComponent: MainActorComponent<any FrameDependency> {
  func show() async { print(await dependency.picture.name) }
}

@MainActor final class WallComponent: MainActorBootstrapComponent {
  // It leaves its actor without being marked `Sendable`, which its module is too old for.
  @Disk var picture: Picture { Picture() }

  var frame: FrameComponent { FrameComponent(parent: self) }
}
