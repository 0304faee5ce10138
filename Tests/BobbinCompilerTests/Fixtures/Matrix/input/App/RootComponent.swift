import Bobbin
import Contracts
import Feature

final class RootComponent: BootstrapComponent {
  lazy var logger: any Logger = Printer()
  lazy var delegate: any Delegate = Counting()
  let store = Store()
  var counter = 1

  @MainActor lazy var model = Model()

  @MainActor func refresh() async { model.count += 1 }

  var rows: [String] {
    get async throws { [try await store.row(0)] }
  }

  var onDone: @Sendable (Int) -> Void {
    { print("done", $0) }
  }

  func load(_ id: Int) async throws(LoadError) -> String { try await store.row(id) }
  func same<Value>(_ value: Value) -> [Value] { [value, value] }
  func rethrown(_ body: () throws -> Int) rethrows -> Int { try body() }

  func screen(_ user: User) -> ScreenComponent { ScreenComponent(parent: self, user: user) }
}

final class Printer: Logger {
  func log(_ text: String) { print(text) }
}

final class Counting: Delegate {
  var finished = 0
}
