import Bobbin

struct Store {}
struct Cache {}

final class Screen {
  init(store: Store) {}
  init(cache: Cache) {}
}

final class Hidden {
  private init(store: Store) {}
}

struct Box<Value> {
  let store: Value
}

class Base {
  let store: Store

  init(store: Store) {
    self.store = store
  }
}

final class Derived: Base {}

private struct Secret {
  let store: Store
}

/// Somebody's own initialiser is theirs.
struct Own {
  init(injecting root: RootComponent) {}
}

final class GameComponent: Component<any EmptyDependency> {}

final class RootComponent: BootstrapComponent {
  let store = Store(), cache = Cache()

  var game: GameComponent { GameComponent(injecting: self) }
  var root: RootComponent { RootComponent(injecting: self) }
  var own: Own { Own(injecting: self) }
  var screen: Screen { Screen(injecting: self) }
  var hidden: Hidden { Hidden(injecting: self) }
  var box: Box<Store> { Box(injecting: self) }
  var base: Base { Base(injecting: self) }
  var derived: Derived { Derived(injecting: self) }
  private var secret: Secret { Secret(injecting: self) }
}
