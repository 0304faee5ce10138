public import Bobbin

@globalActor
public actor Painting {
  public static let shared = Painting()
}

/// Readers await it, so it may be made elsewhere: the protocol says so and leaves the reader's actor.
public protocol LeafDependency: Dependency {
  var name: String { get async }
  nonisolated var title: String { get async throws }
  func count(of word: String) async -> Int
  @MainActor var width: Int { get async }
  @Painting var colour: String { get async }
  nonisolated(nonsending) func greet() async -> String
  @concurrent func load() async -> Int
}

public final class LeafComponent: Component<any LeafDependency> {
  @MainActor public func show() async throws {
    print(
      await dependency.name, try await dependency.title, await dependency.count(of: "leaf"),
      await dependency.width, await dependency.colour, await dependency.greet(),
      await dependency.load())
  }
}
