import Bobbin
@testable import Game
import Kit

// The page `Testing` shows these lines.

let crowd = Crowd("Eva")

// Only what is used has to be given.
let game = GameComponent(dependency: GameDependencyStub(players: crowd, logger: .silent))
print(game.board, game.players === crowd)
print(game.trackerID ?? -1)

// Functions are closures.
let scored = GameComponent(
  dependency: GameDependencyStub(players: crowd, score: { player in player == "Eva" ? 3 : 0 }))
print(try scored.best())
let broken = GameDependencyStub(players: crowd, score: { _ in throw Offline() })
print((try? GameComponent(dependency: broken).best()) ?? "offline")

// The children of a component are served too.
let parent = GameComponent(
  dependency: GameDependencyStub(logger: Logger { print("test log:", $0) }, store: ["Eva": 9]))
parent.scores.show()

// A real tree with one member replaced; another test may replace another at the same time.
let real = RootComponent().game
let other = GameComponent(
  dependency: GameDependencyStub(overriding: real.dependency, players: crowd))
print(other.board, other.trackerID ?? -1)
other.scores.show()
let untracked = GameDependencyStub(overriding: real.dependency, tracker: .some(nil))
print(GameComponent(dependency: untracked).trackerID ?? -1)
print(real.board)

// What a component stores can be set, what it computes can be overridden.
let root = RootComponent()
root.players = Crowd("Ida")
print(root.game.board)

final class TestRoot: RootComponent {
  override var logger: Logger { .silent }
}
print(TestRoot().game.board)
