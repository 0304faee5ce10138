import Bobbin

@globalActor
actor Images {
  static let shared = Images()
}

final class Cache {}

@Images
final class Painter {
  init(cache: Cache) {}
}

/// Its values belong to different actors.
final class Brush {
  init(paint: Int, cache: Cache) {}
}

final class HallComponent: MainActorBootstrapComponent {
  let cache: Cache = Cache()

  @Images var paint: Int { 1 }

  func painter() async -> Painter { await Painter(injecting: self) }
  func brush() -> Brush { Brush(injecting: self) }
}

/// Can wait for its actor, but what it needs cannot go there.
@Images
final class Collage {
  init(cache: Cache) async {}
}

@MainActor
protocol RoomDependency: Dependency {
  var cache: Cache { get }
}

final class RoomComponent: MainActorComponent<any RoomDependency> {
  func collage() async -> Collage { await Collage(injecting: self) }
}

extension HallComponent {
  func collage() async -> Collage { await Collage(injecting: self) }
  var room: RoomComponent { RoomComponent(parent: self) }
}
