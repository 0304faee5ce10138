import Bobbin

enum LoadError: Error { case empty }
struct Failure: Error {}

/// All effects that a requirement can have.
protocol LoaderDependency: Dependency {
  var plain: Int { get throws }
  var typed: Int { get throws(LoadError) }
  var late: Int { get async }
  var both: Int { get async throws }
  func load(_ name: String) async throws(LoadError) -> String
  func first(_ pick: () throws -> Int) rethrows -> Int
  func map<T>(_ value: T, _ body: (T) throws -> Int) rethrows -> Int
  func check<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
  var never: Int { get throws(Never) }
  var later: () throws(LoadError) -> Int { get }
}

/// Waits and may throw while it is made.
final class LoaderComponent: Component<any LoaderDependency> {
  let size: Int

  init(dependency: any LoaderDependency, limit: Int) async throws(LoadError) {
    guard limit > 0 else { throw .empty }
    size = await dependency.late + limit
    super.init(dependency: dependency)
  }

  init?(dependency: any LoaderDependency, optional: Int) throws {
    guard optional > 0 else { return nil }
    size = try dependency.plain
    super.init(dependency: dependency)
  }

  func show() async throws {
    print(size, try dependency.plain, await dependency.late, try await dependency.both)
    do {
      print(try dependency.typed, try dependency.later())
      print(try await dependency.load("a"))
      print(try await dependency.load(""))
    } catch {
      print(error == .empty)
    }
    print(dependency.first { 5 }, dependency.map("ab") { $0.count }, dependency.never)
    print(dependency.check { 8 })
  }
}

final class MiddleComponent: Component<any EmptyDependency> {
  func loader(_ limit: Int) async throws(LoadError) -> LoaderComponent {
    try await LoaderComponent(parent: self, limit: limit)
  }

  func optional(_ limit: Int) throws -> LoaderComponent? {
    try LoaderComponent(parent: self, optional: limit)
  }
}

/// Provides less than what the requirements are prepared for.
final class RootComponent: BootstrapComponent {
  var plain: Int { get throws(LoadError) { 1 } }
  var typed: Int { get throws(LoadError) { 2 } }
  var later: Int { get throws(LoadError) { 7 } }
  let late = 3
  var both: Int { get async { 4 } }
  var never: Int { 6 }

  func load(_ name: String) throws(LoadError) -> String {
    guard !name.isEmpty else { throw .empty }
    return name
  }

  func first(_ pick: () throws -> Int) rethrows -> Int { try pick() }
  func map<Value>(_ value: Value, _ body: (Value) throws -> Int) rethrows -> Int { try body(value) }
  func check<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int { try body() }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
