import Bobbin
import Kit
import Tracking

public final class RootComponent: BootstrapComponent {
  lazy var players: any PlayersStream = Crowd("Ada", "Bob")
  let logger = Logger { print("log:", $0) }
  let tracker: Tracker? = Tracker(id: 1)
  let store: [String: Int] = ["Ada": 3]

  public var game: GameComponent { GameComponent(parent: self) }
}
