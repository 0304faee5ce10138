import Bobbin

protocol StoreDependency: Dependency {
  nonisolated(nonsending) func load() async -> Int
  nonisolated(nonsending) var count: Int { get async }
}

final class StoreComponent: Component<any StoreDependency> {
  nonisolated(nonsending) func sum() async -> Int { await dependency.load() + dependency.count }
}

// Belongs to an actor, so it may be sent to where its functions run.
final class ScreenComponent: MainActorBootstrapComponent {
  @concurrent func load() async -> Int { 3 }
  @concurrent var count: Int { get async { 4 } }

  var store: StoreComponent { StoreComponent(parent: self) }
}

@globalActor
actor Imaging {
  static let shared = Imaging()
}

// Its own dependency is on one actor, what it passes on for the child would be on another.
@Imaging
protocol GalleryDependency: Dependency {
  var canvas: Int { get }
}

@Imaging
final class GalleryComponent: Component<any GalleryDependency>, @unchecked Sendable {
  func show() { print(dependency.canvas) }
  var frame: FrameComponent { FrameComponent(parent: self) }
  var poster: PosterComponent { PosterComponent(parent: self) }
}

@MainActor
protocol FrameDependency: Dependency {
  var width: Int { get }
}

@Imaging
final class FrameComponent: Component<any FrameDependency> {
  @MainActor func show(_ dependency: any FrameDependency) { print(dependency.width) }
  func use() -> any FrameDependency { dependency }
}

protocol PosterDependency: Dependency, Sendable {
  var canvas: Int { get }
}

@Imaging
final class PosterComponent: Component<any PosterDependency> {
  func show() { print(dependency.canvas) }
}

final class StudioComponent: BootstrapComponent {
  @Imaging var canvas: Int { 1 }
  @MainActor var width: Int { 2 }

  @Imaging var gallery: GalleryComponent { GalleryComponent(parent: self) }
}
