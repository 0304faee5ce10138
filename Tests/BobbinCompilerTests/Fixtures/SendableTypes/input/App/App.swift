import Bobbin

protocol Store {
  var name: String { get }
}

protocol Key: Sendable {}

/// Is `Sendable`, as are all actors.
actor Vault: Store {
  nonisolated var name: String { "vault" }
}

/// Is `Sendable`, as its parts are.
struct Shelf: Store {
  var name = "shelf"
}

/// Is `Sendable`, because it belongs to an actor.
@MainActor final class Desk: Store {
  nonisolated let name = "desk"
}

final class Drawer: Store {
  var name: String { "drawer" }
}

/// Says so in an extension.
extension Drawer: Sendable {}

struct PlainKey: Key {}

protocol RoomDependency: Dependency {
  var vault: any Store & Sendable { get }
  var shelf: any Sendable & Store { get }
  var desk: any Store & Sendable { get }
  var drawer: any Store & Sendable { get }
  var names: any Sendable { get }
  var key: any Sendable { get }
  var ring: any Sendable { get }
  var maker: any Sendable { get }
  var spare: (any Sendable)? { get }
  func shelf(at index: Int) -> any Store & Sendable
}

final class RoomComponent: Component<any RoomDependency> {
  func list() async {
    let stores: [any Store & Sendable] = [
      dependency.vault, dependency.shelf, dependency.desk, dependency.drawer,
      dependency.shelf(at: 2),
    ]
    let others: [any Sendable] = [dependency.names, dependency.key, dependency.ring]
    let maker = dependency.maker is @Sendable () -> Int
    let isSpare = dependency.spare != nil
    // What is `Sendable` may go elsewhere.
    await Task.detached {
      print(stores.map(\.name), others.count, maker, isSpare)
    }.value
  }
}

final class RootComponent: BootstrapComponent {
  let vault = Vault()
  let shelf = Shelf()
  let desk: Desk
  let drawer = Drawer()
  let names: [String] = ["a", "b"]
  let key: PlainKey = PlainKey()
  let ring: [any Key] = [PlainKey()]
  let maker: @Sendable () -> Int = { 1 }
  let spare: (Int, String)? = (1, "")

  init(desk: Desk) {
    self.desk = desk
    super.init()
  }

  func shelf(at index: Int) -> Shelf { Shelf(name: "shelf \(index)") }

  var room: RoomComponent { RoomComponent(parent: self) }
}

/// Its closures may run anywhere.
protocol AlarmDependency: Dependency {
  var ring: @Sendable (Int) -> Void { get }
  var show: @MainActor () -> Void { get }
}

final class AlarmComponent: Component<any AlarmDependency> {
  let clock: Clock

  init(dependency: any AlarmDependency, clock: Clock) {
    self.clock = clock
    super.init(dependency: dependency)
  }

  func start() async {
    let (ring, clock) = (dependency.ring, clock)
    await Task.detached { ring(await clock.hour()) }.value
    await dependency.show()
  }
}

struct Clock: Sendable {
  let hour: @Sendable () async -> Int
}

/// A person promises that it may be sent.
final class HouseComponent: BootstrapComponent, @unchecked Sendable {
  func ring(_ hour: Int) { print("ring", hour) }
  @MainActor func show() { print("show") }
  func hour() -> Int { 7 }

  var alarm: AlarmComponent { AlarmComponent(parent: self, clock: Clock(injecting: self)) }
}
