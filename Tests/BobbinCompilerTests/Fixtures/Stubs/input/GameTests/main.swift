import Bobbin
import Game
import Kit

let crowd = Crowd("Eva")

// Only what is used has to be given.
let game = GameComponent(dependency: GameDependencyStub(players: crowd, logger: .silent))
print(game.board, game.players === crowd)
print(game.trackerID ?? -1)

// The children of a component are served too.
let parent = GameComponent(
  dependency: GameDependencyStub(logger: Logger { print("test log:", $0) }, store: ["Eva": 9]))
parent.score.show()

// A real tree with one member replaced; another test may replace another at the same time.
let root = RootComponent()
let real = root.game
let other = GameComponent(
  dependency: GameDependencyStub(overriding: real.dependency, players: crowd))
print(other.board, other.trackerID ?? -1)
other.score.show()
print(
  GameComponent(dependency: GameDependencyStub(overriding: real.dependency, tracker: .some(nil)))
    .trackerID ?? -1)
print(real.board)
