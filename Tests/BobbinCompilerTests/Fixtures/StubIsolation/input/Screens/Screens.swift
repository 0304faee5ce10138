import Bobbin

public protocol ListDependency: Dependency {
  var title: String { get }
  var rows: [String] { get async throws }
  func load(_ id: Int) async -> String
  nonisolated var id: Int { get }
}

/// A component of the main actor in a module whose default isolation is the main actor.
public final class ListComponent: MainActorComponent<any ListDependency> {
  public func show() async throws {
    print(dependency.title, try await dependency.rows, await dependency.load(2), dependency.id)
  }
  public var detail: DetailComponent { DetailComponent(parent: self) }
}

public protocol DetailDependency: Dependency {
  var title: String { get }
  var theme: String { get }
}

public final class DetailComponent: MainActorComponent<any DetailDependency> {
  public func show() { print(dependency.title, dependency.theme) }
}

public final class Theme {}
