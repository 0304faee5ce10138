import Bobbin

final class Player { init(playlist: Playlist) {} }
final class Playlist { init(player: Player) {} }
struct Remote { let player: Player }

final class Kitchen { init(cook: Cook) {} }
final class Cook { init(stove: Stove) {} }
struct Stove { let kitchen: Kitchen }

final class Egg { init(hen: @escaping () -> Hen) {} }
final class Hen { init(egg: Egg) {} }

final class Left { init(right: Right) {} }
final class Right { init(left: Left) {} }

final class ServicesComponent: BootstrapComponent {
  lazy var player = Player(injecting: self)
  lazy var playlist = Playlist(injecting: self)
  // Leads to a circle, but is in none.
  var remote: Remote { Remote(injecting: self) }
  private let slot = Shared<Kitchen>()
  var kitchen: Kitchen { slot { Kitchen(injecting: self) } }
  lazy var cook: Cook = { Cook(injecting: self) }()
  var stove: Stove { Stove(injecting: self) }
  // The closure is called later.
  lazy var egg = Egg(injecting: self)
  lazy var hen = Hen(injecting: self)
  lazy var left = Left(injecting: self)  // bobbin:allow endless-provision
  lazy var right = Right(injecting: self)
}

protocol Sink {}
struct FanOut { let sinks: [any Sink] }
struct Firebase: Sink { let events: FanOut }

final class EventsComponent: BootstrapComponent {
  lazy var events = FanOut(injecting: self)
  lazy var sinks: [any Sink] = Array(gathering: self)
  lazy var firebase: any Sink = Firebase(injecting: self)
}

final class Screen {
  let close: () -> Void
  init(close: @escaping () -> Void) { self.close = close }
}

struct Number { let number: Int }

protocol NumberDependency: Dependency {
  var number: Int { get }
  var unread: Int { get }
}

final class NumberComponent: Component<any NumberDependency> {
  var value: Number { Number(injecting: self) }
}

final class ScreensComponent: BootstrapComponent {
  let number = 1, unread = 2
  func close() {}
  // It keeps the closure, which keeps the component.
  lazy var screen = Screen(injecting: self)
  var freshScreen: Screen { Screen(injecting: self) }
  lazy var ownNumber = Number(injecting: self)
  var below: NumberComponent { NumberComponent(parent: self) }
}

final class Session {}

/// A container has one session; here it lives as long as the component.
final class CoreComponent: Component<any EmptyDependency> {
  lazy var session = Session()
}

struct HomeScreen {
  let session: Session
}

final class HomeComponent: BootstrapComponent {
  var core: CoreComponent { CoreComponent(parent: self) }
  var session: Session { core.session }
  var home: HomeScreen { HomeScreen(injecting: self) }
}

final class OrderStore {}

final class ServerComponent: BootstrapComponent, @unchecked Sendable {
  lazy var orders = OrderStore()
}
