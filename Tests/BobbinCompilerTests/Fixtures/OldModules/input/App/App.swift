import Bobbin
@preconcurrency import Legacy

protocol Shown {
  func show() -> String
}

/// Conforms on the main actor only.
@MainActor
final class Picture {}

extension Picture: @MainActor Shown {
  func show() -> String { "picture" }
}

protocol ScreenDependency: Dependency {
  var store: Store { get }
  var handler: Handler { get }
  var delegate: any StoreDelegate { get }
  var shown: any Shown { get }
  nonisolated(nonsending) var row: Row { get async }
  nonisolated(nonsending) func load(_ row: Row) async -> Row
}

final class ScreenComponent: MainActorComponent<any ScreenDependency> {
  func use() async {
    dependency.handler(dependency.store)
    dependency.delegate.done(dependency.store)
    print(dependency.shown.show())
    let row = await dependency.row
    print(await dependency.load(row).number)
  }
}

/// Conforms to what knows no actor, and is checked when it runs.
final class RootComponent: MainActorBootstrapComponent, @preconcurrency StoreDelegate {
  let store = Store()
  let handler: Handler = { print("handled", $0.name) }
  var delegate: RootComponent { self }
  var shown: any Shown { Picture() }
  var row: Row { Row(number: 1) }

  func done(_ store: Store) { print("done", store.name) }
  func load(_ row: Row) async -> Row { Row(number: row.number + 1) }

  var screen: ScreenComponent { ScreenComponent(parent: self) }
}
