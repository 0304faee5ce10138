import Bobbin

protocol Store {}
struct MemoryStore: Store {}
struct Logger {}
final class Help {}

protocol ShopDependency: Dependency {
  var imageStore: any Store { get }
  var logger: Logger { get }
}

final class ShopComponent: Component<any ShopDependency> {
  func show() { print(dependency.imageStore, dependency.logger) }
}

struct Menu {
  let help: () -> Help
}

final class RootComponent: BootstrapComponent {
  lazy var textStore: any Store = MemoryStore()
  /// The name decides between two of the same type.
  lazy var imagesStore: any Store = MemoryStore()

  /// It would have to be called for each.
  func makeLogger() -> Logger { Logger() }
  func makeHelp() -> Help { Help() }

  var shop: ShopComponent { ShopComponent(parent: self) }
  var menu: Menu { Menu(injecting: self) }
}

struct Score {}

protocol BoardDependency: Dependency {
  var score: Score { get }
}

final class BoardComponent: Component<any BoardDependency> {}

class BaseComponent: BootstrapComponent {
  private var bestScore: Score { Score() }
}

struct TaggedStore: Store {
  let store: any Store
}

/// It cannot read one of the two, and the other one would be made from itself.
final class GameComponent: BaseComponent {
  @available(*, unavailable) var lastScore: Score { Score() }
  lazy var taggedStore: any Store = TaggedStore(injecting: self)

  var board: BoardComponent { BoardComponent(parent: self) }
}

protocol Client {}
struct LiveClient: Client {}

protocol ListDependency: Dependency {
  var httpClient: any Client { get }
}

final class ListComponent: Component<any ListDependency> {}

/// Either of two may be meant, though one varies with the build.
final class AppComponent: BootstrapComponent {
  #if DEBUG
    let client: any Client = LiveClient()
  #else
    let client: any Client = LiveClient()
  #endif
  let authClient: any Client = LiveClient()

  var list: ListComponent { ListComponent(parent: self) }
}
