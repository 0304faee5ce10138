public import Bobbin

public protocol Logger: Sendable { func log(_ text: String) }
public struct Printer: Logger { public init() {}; public func log(_ text: String) { print(text) } }
public struct Album: Sendable, Equatable {
  public var title: String; public init(title: String) { self.title = title }
}
public enum LoadError: Error { case offline }

@globalActor public actor Imaging { public static let shared = Imaging() }

/// Nonisolated.
public protocol StoreDependency: Dependency {
  var logger: any Logger { get }
  nonisolated(nonsending) func load(_ name: String) async throws(LoadError) -> Album
}
public final class StoreComponent: Component<any StoreDependency> {
  public nonisolated(nonsending) func first() async throws(LoadError) -> Album {
    dependency.logger.log("loading"); return try await dependency.load("first")
  }
}
