import Bobbin

@globalActor
actor Painting {
  static let shared = Painting()
}

final class Window {}

// The requirement can be read from everywhere, the provision only on the main actor.
protocol GameDependency: Dependency {
  var window: Window { get }
}

final class GameComponent: Component<any GameDependency> {}

final class MiddleComponent: Component<any EmptyDependency> {
  var game: GameComponent { GameComponent(parent: self) }
}

// Different actors, neither of them the components'.
@MainActor
protocol BoardDependency: Dependency {
  func draw() -> Int
}

final class BoardComponent: Component<any BoardDependency> {}

// A provider that may be sent cannot belong to an actor.
protocol ScoreDependency: Dependency, Sendable {
  var score: Int { get }
}

final class ScoreComponent: MainActorComponent<any ScoreDependency> {}

final class RootComponent: BootstrapComponent {
  @MainActor lazy var window = Window()

  @Painting func draw() -> Int { 1 }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var board: BoardComponent { BoardComponent(parent: self) }
}

final class ScreenComponent: MainActorBootstrapComponent {
  var score = 0

  var scores: ScoreComponent { ScoreComponent(parent: self) }
}
