import Bobbin
import Foundation

struct Store {}
struct Cache {}

final class Screen {
  init(store: Store) {}
  init(cache: Cache) {}
}

/// Without what either of them takes.
final class Lost {
  init(name: String) {}
  init(title: String) {}
}

final class Hidden {
  private init(store: Store) {}
}

final class Labelled {
  init(store: Store, id: Int) {}
}

struct Box<Value> {
  let value: Value
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

/// Nothing that fails can fill what does not.
struct Sure {
  let count: Int
}

final class GameComponent: Component<any EmptyDependency> {}

final class RootComponent: BootstrapComponent {
  let store = Store(), cache = Cache()
  var count: Int { get throws { 3 } }

  var sure: Sure { Sure(injecting: self) }
  var game: GameComponent { GameComponent(injecting: self) }
  var root: RootComponent { RootComponent(injecting: self) }
  var own: Own { Own(injecting: self) }
  var screen: Screen { Screen(injecting: self) }
  var lost: Lost { Lost(injecting: self) }
  var hidden: Hidden { Hidden(injecting: self) }
  var labelled: Labelled { Labelled(injecting: self, number: 3) }
  var box: Box<Store> { Box(injecting: self) }
  var base: Base { Base(injecting: self) }
  var derived: Derived { Derived(injecting: self) }
  private var secret: Secret { Secret(injecting: self) }
  var formatter: DateFormatter { DateFormatter(injecting: self) }
  func open() { show(.init(injecting: self)) }
  static let shared = Base(injecting: self)
}

struct View {
  var base: Base { Base(injecting: self) }
}

func free(_ scopes: [RootComponent]) -> Base { Base(injecting: scopes[0]) }
