import Bobbin
import Models
import Screens

/// swiftc takes a class off the main actor if it conforms to such a protocol where it is declared.
nonisolated protocol Storage: AnyObject, Sendable {}

final class Keychain { let name = "keychain" }

final class AppStorage: Storage {
  let name: String
  init(keychain: Keychain) { name = keychain.name }
}

/// A constant that may be sent can be read anywhere in its module.
nonisolated final class Clock: Sendable { let name = "clock" }

nonisolated protocol SyncDependency: Dependency, Sendable {
  var clock: Clock { get }
}

final class SyncComponent: MainActorComponent<any SyncDependency> {
  func show() { print(dependency.clock.name) }
}

final class RootComponent: MainActorBootstrapComponent {
  lazy var keychain = Keychain()
  lazy var storage = AppStorage(injecting: self)
  let clock = Clock()
  var sync: SyncComponent { SyncComponent(parent: self) }
  let title = "title"
  let theme = "theme"
  let rows: [String] = ["a", "b"]

  var screen: ScreenComponent { ScreenComponent(parent: self) }

  // Their module has another default.
  nonisolated let size = 4
  var rowController: RowController { RowController(injecting: self) }
  var models: ModelsComponent { ModelsComponent(parent: self) }
  func row(id: Int) -> RowModel { RowModel(injecting: self, id: id) }
}

let root = RootComponent()
try await root.screen.show()
root.screen.detail.show()
print(root.storage.name)
root.sync.show()
print(root.rowController.size, root.row(id: 3).id)
