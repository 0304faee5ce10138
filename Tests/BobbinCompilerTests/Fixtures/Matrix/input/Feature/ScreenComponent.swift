public import Bobbin
public import Contracts

public typealias Needs = LoggingDependency & LoadingDependency

public protocol LoggingDependency: Dependency {
  var logger: any Logger { get }
  var tracker: (any Logger)? { get }
}

extension LoggingDependency {
  public var tracker: (any Logger)? { nil }
}

public protocol LoadingDependency: Dependency {
  var store: Store { get }
  var rows: [String] { get async throws }
  func load(_ id: Int) async throws(LoadError) -> String
  func same<Value>(_ value: Value) -> [Value]
  func rethrown(_ body: () throws -> Int) rethrows -> Int
}

public final class ScreenComponent: Component<any Needs> {
  let user: User

  public init(dependency: any Needs, user: User) {
    self.user = user
    super.init(dependency: dependency)
  }

  let title = "screen"
  nonisolated let clock: any Clock = Fixed(now: 7)

  public func show() async throws {
    dependency.logger.log("\(title) of \(user.name), \(dependency.tracker == nil)")
    dependency.logger.log("\(try await dependency.rows), \(try await dependency.load(1))")
    dependency.logger.log("\(try await dependency.store.row(0))")
    dependency.logger.log("\(dependency.same(3)), \(dependency.rethrown { 4 })")
    do {
      _ = try await dependency.load(5)
    } catch {
      dependency.logger.log("\(error)")
    }
  }

  public var detail: DetailComponent { DetailComponent(parent: self) }
  public func worker(_ step: Int) throws(LoadError) -> WorkerComponent {
    try WorkerComponent(parent: self, step: step)
  }
  @MainActor public var panel: PanelComponent { PanelComponent(parent: self) }
  package func folder(_ depth: Int) -> FolderComponent {
    FolderComponent(parent: self, depth: depth)
  }
}

nonisolated struct Fixed: Clock {
  let now: Int
}
