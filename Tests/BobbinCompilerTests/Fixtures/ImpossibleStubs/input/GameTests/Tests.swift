import Bobbin
import Game

func testGame() -> GameComponent {
  // The error in its protocol says why there is no such stub.
  GameComponent(dependency: GameDependencyStub(level: 3))
}

func testBoard() {
  _ = BoardComponent(dependency: BoardDependencyStub())
}

func testScore() {
  print(ScoreComponent(dependency: ScoreDependencyStub(points: 3)).text)
}
