import Bobbin
import Old

final class Memory: Logger {
  func log(_ text: String) { print("logged:", text) }
}

/// Between them, a component that forwards all of it.
final class MiddleComponent: Component<any EmptyDependency> {
  var old: OldComponent { OldComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  lazy var logger: any Logger = Memory()
  var loggers: [String: any Logger] { ["b": logger, "a": logger] }
  var both: (any Logger & Named)? { nil }
  var make: (any Named) -> any Logger { { [logger] _ in logger } }

  func load(
    _ names: [any Named], completion: @escaping (Result<any Logger, any Error>) -> Void
  ) {
    print("loads", names.map(\.name))
    completion(.success(logger))
  }
  func first<Error: Named>(of error: Error) -> String { error.name }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

print(RootComponent().middle.old.shown)
