import Bobbin
@testable import Game

/// A parent in a test, which sees what is internal.
final class TestRoot: BootstrapComponent {
  let name = "test"
  let score = 3

  var game: GameComponent { GameComponent(parent: self) }
}

TestRoot().game.inner.show()
