import Bobbin

// What is `Sendable` belongs to no actor.
public protocol LogDependency: Dependency, Sendable {
  var name: String { get }
  var levels: [String: Int?] { get }
  var make: @Sendable () -> Int { get }
  var sink: any Sink { get }
  /// It can be read without `await`.
  var size: Int { get async }
}

public protocol Sink: Sendable {}

public final class LogComponent: Component<any LogDependency> {
  public func show() {
    print(dependency.name, dependency.levels, dependency.make(), type(of: dependency.sink))
  }

  public func measure() async { print(await dependency.size) }
}

public struct Quiet: Sink {
  public init() {}
}

/// In its own module a constant that can be sent is read without waiting.
@MainActor
public final class ScreenComponent: MainActorBootstrapComponent {
  let name = "screen"
  let levels: [String: Int?] = ["a": 1]
  let make: @Sendable () -> Int = { 2 }
  let sink: any Sink = Quiet()
  let size = 3

  public var log: LogComponent { LogComponent(parent: self) }
}
