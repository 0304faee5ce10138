import Bobbin
import Game
import Kit

/// Components without isolation where everything else belongs to the main actor.
nonisolated final class MiddleComponent: Component<any EmptyDependency> {
  let name = "middle"

  var game: GameComponent { GameComponent(parent: self) }
}

actor Store { init(theme: String) {} }

nonisolated final class RootComponent: BootstrapComponent {
  let theme = "dark"

  func store() -> Store { Store(injecting: self) }

  func score() -> Score { Score(injecting: self) }
  func paint() -> Paint { Paint(injecting: self) }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

/// Creates a component of a module without isolation.
final class ScreenComponent: MainActorBootstrapComponent {
  let name = "screen"
  var theme = "light"

  var game: GameComponent { GameComponent(parent: self) }
}

/// The scope between the two.
final class WindowComponent: MainActorComponent<any EmptyDependency> {
  let name = "window"

  var game: GameComponent { GameComponent(parent: self) }
}

final class AppComponent: MainActorBootstrapComponent {
  let theme = "app"

  var window: WindowComponent { WindowComponent(parent: self) }
}

/// What it creates belongs to the main actor, and can be created anywhere.
nonisolated extension MiddleComponent {
  var board: BoardComponent { BoardComponent(parent: self) }
}

nonisolated func game() -> GameComponent { RootComponent().middle.game }

game().show()
ScreenComponent().game.show()
AppComponent().window.game.show()
RootComponent().middle.board.show()
print(RootComponent().score().theme, RootComponent().paint().theme)
