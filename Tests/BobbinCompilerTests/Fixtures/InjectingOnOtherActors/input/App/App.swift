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

/// It waits for them.
final class Easel {
  init(paint: Int, width: Int) async {}
}

final class HallComponent: MainActorBootstrapComponent {
  let cache: Cache = Cache()

  @Images var paint: Int { 1 }

  func painter() async -> Painter { await Painter(injecting: self) }
  func brush() -> Brush { Brush(injecting: self) }

  let width = 2
  func easel() async -> Easel { await Easel(injecting: self) }
}
