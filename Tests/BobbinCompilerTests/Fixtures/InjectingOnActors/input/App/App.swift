import Bobbin

@globalActor
actor Images {
  static let shared = Images()
}

final class Cache {}

/// Belongs to an actor, and is wired there.
@Images
final class Painter {
  let cache: Cache

  init(cache: Cache) { self.cache = cache }

  func show() { print("painter") }
}

/// Belongs to no actor; its parameters decide.
final class Brush {
  let paint: Int

  init(paint: Int) { self.paint = paint }

  func show() { print("brush", paint) }
}

@MainActor
final class Screen {
  let title: String

  init(title: String) { self.title = title }
}

final class RootComponent: BootstrapComponent {
  let cache: Cache = Cache()
  let title: String = "screen"

  @Images var paint: Int { 1 }
  @MainActor lazy var lamp = Lamp()
  @MainActor func onTap() { print("tap") }
  @MainActor func row() -> Row { Row(injecting: self) }

  var aisle: AisleComponent { AisleComponent(parent: self) }
  @Images func painter() -> Painter { Painter(injecting: self) }
  @Images func brush() -> Brush { Brush(injecting: self) }
  @MainActor func screen() -> Screen { Screen(injecting: self) }
  @Images var studio: StudioComponent { StudioComponent(parent: self) }

  @Images func show() {
    painter().show()
    brush().show()
    studio.painter().show()
    studio.brush().show()
  }
}

/// The component itself belongs to the actor.
@Images
final class StudioComponent: Component<any EmptyDependency> {
  let cache: Cache = Cache()
  let paint: Int = 2

  func painter() -> Painter { Painter(injecting: self) }
  func brush() -> Brush { Brush(injecting: self) }
}

/// Has members of the main actor, of another actor and of none.
final class HallComponent: MainActorBootstrapComponent {
  nonisolated let title = "hall"

  @Images var paint: Int { 3 }

  func screen() -> Screen { Screen(injecting: self) }
  @Images func brush() -> Brush { Brush(injecting: self) }
}

@MainActor
final class Lamp {
  let name = "lamp"
}

@MainActor
final class Wall {
  let lamp: Lamp

  init(lamp: Lamp) { self.lamp = lamp }
}

/// Belongs to no actor, and passes on what does to a service that is created there.
final class AisleComponent: Component<any EmptyDependency> {
  @MainActor var wall: Wall { Wall(injecting: self) }
}

/// Belongs to no actor, and neither does what it needs.
struct Label {
  let title: String
}

extension HallComponent {
  nonisolated var label: Label { Label(injecting: self) }
}

/// Keeps its component in a closure, so it stays where the component is.
final class Play {
  let cue: @MainActor () -> Int

  init(cue: @escaping @MainActor () -> Int) { self.cue = cue }
}

@MainActor
final class StageComponent: BootstrapComponent {
  nonisolated func cue() -> Int { 7 }

  func play() -> Play { Play(injecting: self) }
}

/// Waits for its actor; what a component on another one has from above is read there.
@Images
final class Poster {
  let title: String
  let paint: Int

  init(title: String, paint: Int) async { (self.title, self.paint) = (title, paint) }
}

@MainActor
protocol RoomDependency: Dependency {
  var title: String { get }
  var paint: Int { get async }
}

final class RoomComponent: MainActorComponent<any RoomDependency> {
  func poster() async -> Poster { await Poster(injecting: self) }
}

extension HallComponent {
  var room: RoomComponent { RoomComponent(parent: self) }
}

/// Calls back when it runs, and may be created anywhere.
final class Upload: Sendable {
  let progress: @Sendable (Int) async -> Void

  init(progress: @escaping @Sendable (Int) async -> Void) { self.progress = progress }
}

final class DeskComponent: BootstrapComponent, @unchecked Sendable {
  @MainActor func progress(_ percent: Int) { print(percent, "%") }

  var upload: Upload { Upload(injecting: self) }
}

func makeUpload() -> Upload { DeskComponent().upload }

struct Row {
  let onTap: @MainActor @Sendable () -> Void
}
