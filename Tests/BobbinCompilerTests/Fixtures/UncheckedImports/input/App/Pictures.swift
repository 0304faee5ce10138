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
  // It leaves its actor, and nobody has said that it may: its module is older than that.
  @Disk var picture: Picture { Picture() }

  var frame: FrameComponent { FrameComponent(parent: self) }
}
