import Bobbin
import Kit
import Tracking

class RootComponent: BootstrapComponent {
  lazy var players: any PlayersStream = Crowd("Ada", "Bob")
  var logger: Logger { Logger { print("log:", $0) } }
  let tracker: Tracker? = Tracker(id: 1)
  let store: [String: Int] = ["Ada": 3]
  func score(of player: String) throws -> Int { store[player] ?? 0 }

  var game: GameComponent { GameComponent(parent: self) }
}
