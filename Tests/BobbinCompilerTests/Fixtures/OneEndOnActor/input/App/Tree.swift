import Bobbin

final class Window {
  var title = "window"
}

/// Says nothing of isolation.
protocol GameDependency: Dependency {
  var window: Window { get }
  var name: String { get }
}

/// Has no isolation; its parent belongs to the main actor, and so does its provider.
final class GameComponent: Component<any GameDependency> {
  func show() { print(dependency.name, dependency.window.title) }

  var score: ScoreComponent { ScoreComponent(parent: self) }
}

protocol ScoreDependency: Dependency {
  var points: Int { get }
}

final class ScoreComponent: Component<any ScoreDependency> {
  func show() { print(dependency.points) }
}

/// Belongs to the main actor; its parent does not, but has what does.
final class ScreenComponent: MainActorComponent<any GameDependency> {
  func show() { print(dependency.name, dependency.window.title) }
}

/// Needs nothing that belongs to the main actor, so it may be created anywhere.
protocol PlainDependency: Dependency {
  var name: String { get }
}

final class PlainComponent: Component<any PlainDependency> {
  func show() { print(dependency.name) }
}

class BaseComponent: MainActorBootstrapComponent {
  var points: Int { 7 }
}

final class AppComponent: BaseComponent {
  lazy var window = Window()
  nonisolated let name = "app"

  override var points: Int { 8 }

  var game: GameComponent { GameComponent(parent: self) }
  nonisolated func plain() -> PlainComponent { PlainComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let name = "root"

  @MainActor var screen: ScreenComponent { ScreenComponent(parent: self) }
}

@MainActor
extension RootComponent {
  var window: Window { Window() }
}

/// Belongs to the main actor, but nothing that it requires does.
@MainActor
protocol TitleDependency: PlainDependency {}

final class TitleComponent: MainActorComponent<any TitleDependency> {
  func show() { print("title", dependency.name) }
}

/// Passes on what belongs to no actor.
@MainActor
protocol PageDependency: Dependency {}

final class PageComponent: Component<any PageDependency> {
  var plain: PlainComponent { PlainComponent(parent: self) }
}

extension RootComponent {
  @MainActor var title: TitleComponent { TitleComponent(parent: self) }
  var page: PageComponent { PageComponent(parent: self) }
}

/// Belongs to no actor, but requires what does: from a parent that only passes it on, and for a
/// service that says nothing of actors.
protocol FrameDependency: Dependency {
  @MainActor var window: Window { get }
}

final class Frame {
  let window: Window
  init(window: Window) { self.window = window }
}

final class FrameComponent: Component<any FrameDependency> {
  @MainActor var frame: Frame { Frame(injecting: self) }
}

final class WallComponent: MainActorComponent<any EmptyDependency> {
  var frame: FrameComponent { FrameComponent(parent: self) }
}

extension AppComponent {
  var wall: WallComponent { WallComponent(parent: self) }
}
