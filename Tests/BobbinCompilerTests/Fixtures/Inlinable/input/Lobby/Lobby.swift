public import Bobbin
public import Game

public struct Sign: Sendable {
  public let text: String
  public init(name: String) { text = name.uppercased() }
}

struct Fairness: Rule {
  var text: String { "be fair" }
}

/// Code that other modules inline calls what is generated here.
public final class LobbyComponent: BootstrapComponent {
  public let name = "lobby"
  var fairness: any Rule { Fairness() }

  @inlinable public var game: GameComponent { GameComponent(parent: self) }
  @inlinable public func game(at level: Level) -> GameComponent {
    GameComponent(parent: self, level: level)
  }
  public var sign: Sign {
    @inlinable get { Sign(injecting: self) }
  }
  @_alwaysEmitIntoClient public func rules() -> [any Rule] { Array(gathering: self) }

  /// This is not inlined.
  public var menu: MenuComponent { MenuComponent(parent: self) }
  @usableFromInline func hidden() -> MenuComponent { MenuComponent(parent: self) }
}

public final class MenuComponent: Component<any EmptyDependency> {
  public func show() { print("menu") }
}

@inlinable public func makeGame(in lobby: LobbyComponent) -> GameComponent {
  GameComponent(parent: lobby)
}
