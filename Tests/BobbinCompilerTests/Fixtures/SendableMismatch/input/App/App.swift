import Bobbin

@globalActor
actor Painting {
  static let shared = Painting()
}

/// Nothing without an actor can be in it.
protocol GameDependency: Dependency, Sendable {
  var name: String { get }
}

final class GameComponent: Component<any GameDependency> {
  var title: String { dependency.name }
}

final class RootComponent: BootstrapComponent {
  let name = "root"

  var game: GameComponent { GameComponent(parent: self) }
}

/// A person promises that it may be sent.
final class SharedComponent: BootstrapComponent, @unchecked Sendable {
  let name = "shared"

  var game: GameComponent { GameComponent(parent: self) }
}

/// Takes nothing from its parent.
protocol EmptyBoardDependency: Dependency, Sendable {}

final class BoardComponent: Component<any EmptyBoardDependency> {}

/// Its dependency belongs to the main actor, so it cannot be read from elsewhere.
protocol MiddleDependency: Dependency {
  nonisolated var name: String { get }
}

final class MiddleComponent: MainActorComponent<any MiddleDependency> {
  var game: GameComponent { GameComponent(parent: self) }
  func drawing() async -> DrawingComponent { await DrawingComponent(parent: self) }
}

protocol DrawingDependency: Dependency {
  @MainActor var width: Int { get }
}

@Painting final class DrawingComponent: Component<any DrawingDependency> {
  @MainActor var width: Int { dependency.width }
}

final class ScreenComponent: MainActorBootstrapComponent {
  nonisolated let name = "screen"
  let width = 3

  var game: GameComponent { GameComponent(parent: self) }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

extension RootComponent {
  var board: BoardComponent { BoardComponent(parent: self) }
}

/// It belongs to the main actor, but cannot be sent: its base class can be used anywhere.
@MainActor final class LocalComponent: BootstrapComponent {
  nonisolated let name = "local"
  func load(id: Int) async -> String { "\(name) \(id)" }

  var game: GameComponent { GameComponent(parent: self) }
  var loader: Loader { Loader(injecting: self) }
}

struct Loader {
  let load: @Sendable (Int) async -> String
}

/// The component can be sent, but not what it depends on.
protocol LoaderDependency: Dependency {
  nonisolated func load(id: Int) -> String
}

final class LoaderComponent: MainActorComponent<any LoaderDependency> {
  var loader: Loader { Loader(injecting: self) }
}

/// The provider belongs to no actor, so it cannot make a closure that keeps the component there.
protocol ButtonDependency: Dependency {
  var tap: @MainActor () -> Void { get }
}

final class ButtonComponent: Component<any ButtonDependency> {}

extension SharedComponent {
  @MainActor func tap() {}

  var button: ButtonComponent { ButtonComponent(parent: self) }
}

/// Made where it is read.
protocol LabelDependency: Dependency {
  @MainActor var tap: @MainActor () -> Void { get }
}

final class LabelComponent: Component<any LabelDependency> {}

extension RootComponent {
  @MainActor func tap() {}

  var button: ButtonComponent { ButtonComponent(parent: self) }
  var label: LabelComponent { LabelComponent(parent: self) }
}

/// The provider belongs to no actor, so a closure that it makes cannot call what does.
protocol BellDependency: Dependency, Sendable {
  var ring: () -> Void { get }
}

final class BellComponent: Component<any BellDependency> {}

extension ScreenComponent {
  func ring() {}

  var bell: BellComponent { BellComponent(parent: self) }
}

/// It can be sent, but what it forwards comes from something that cannot.
final class PassingComponent: Component<any EmptyDependency>, @unchecked Sendable {
  var game: GameComponent { GameComponent(parent: self) }
}

/// What it depends on can be sent as well.
final class HoldingComponent: Component<any EmptyBoardDependency>, @unchecked Sendable {
  var game: GameComponent { GameComponent(parent: self) }
}

extension SharedComponent {
  var passing: PassingComponent { PassingComponent(parent: self) }
  var holding: HoldingComponent { HoldingComponent(parent: self) }
}
