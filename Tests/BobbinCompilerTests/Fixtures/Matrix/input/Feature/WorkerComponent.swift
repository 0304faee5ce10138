public import Bobbin
@unsafe @preconcurrency public import Contracts

/// Belongs to no actor, whatever the default of the module.
nonisolated public protocol WorkerDependency: Dependency {
  var clock: any Clock { get }
}

nonisolated public final class WorkerComponent: Component<any WorkerDependency> {
  nonisolated let step: Int

  public init(dependency: any WorkerDependency, step: Int) throws(LoadError) {
    guard step > 0 else { throw .missing(step) }
    self.step = step
    super.init(dependency: dependency)
  }

  nonisolated public func work() -> Int { dependency.clock.now + step }
}

/// Belongs to the main actor, whatever the default of the module.
@MainActor
public protocol PanelDependency: Dependency {
  var model: Model { get }
  nonisolated var clock: any Clock { get }
  func refresh() async
}

@MainActor
public final class PanelComponent: MainActorComponent<any PanelDependency> {
  public func show() async {
    await dependency.refresh()
    dependency.model.count += dependency.clock.now
    print("panel", dependency.model.count)
  }
}

@MainActor
public final class Model {
  public var count = 0

  public init() {}
}
