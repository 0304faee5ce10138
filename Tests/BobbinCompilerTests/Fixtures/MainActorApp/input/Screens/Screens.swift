import Bobbin

public protocol ScreenDependency: Dependency {
  var title: String { get }
  var rows: [String] { get async throws }
}

/// A component of the main actor in a module whose default isolation is the main actor.
public final class ScreenComponent: MainActorComponent<any ScreenDependency> {
  public func show() async throws { print(dependency.title, try await dependency.rows) }
  public var detail: DetailComponent { DetailComponent(parent: self, number: 3) }
}

public protocol DetailDependency: Dependency {
  var title: String { get }
  var theme: String { get }
}

public final class DetailComponent: MainActorComponent<any DetailDependency> {
  let number: Int

  init(dependency: any DetailDependency, number: Int) {
    self.number = number
    super.init(dependency: dependency)
  }

  public func show() { print(dependency.title, dependency.theme, number) }
}
