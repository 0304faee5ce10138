import Bobbin
@testable import Game

/// A parent in a test, which sees what is internal.
final class TestRoot: BootstrapComponent {
  let name = "test"
  let score = 3

  var game: GameComponent { GameComponent(parent: self) }
  var level: LevelComponent { LevelComponent(parent: self, number: 9) }
}

TestRoot().game.inner.show()
TestRoot().level.show()

func level(of app: AppComponent) -> LevelComponent { LevelComponent(parent: app, number: 1) }
level(of: AppComponent()).show()
