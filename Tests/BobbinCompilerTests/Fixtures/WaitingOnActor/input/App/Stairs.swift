import Bobbin

/// Neither end is on an actor, but what it needs is: the provider's members go there.
protocol StepDependency: Dependency {
  var title: String { get async }
  func next(after step: Int) async -> Int
}

final class StepComponent: Component<any StepDependency> {
  func show() async { print(await dependency.title, await dependency.next(after: 1)) }
}

final class StairsComponent: BootstrapComponent {
  @MainActor var title: String { "stairs" }
  @MainActor func next(after step: Int) -> Int { step + 1 }

  var step: StepComponent { StepComponent(parent: self) }
}

/// May be sent, and waits for what Swift reads from anywhere.
protocol LiftDependency: Dependency, Sendable {
  var limit: Int { get async }
}

final class LiftComponent: Component<any LiftDependency> {
  func show() async { print(await dependency.limit) }
}

/// A closure waits, but not the property that holds it.
@MainActor protocol DoorDependency: Dependency {
  var open: @Sendable () async -> Int { get }
}

final class DoorComponent: Component<any DoorDependency> {
  @MainActor func show() async { print(await dependency.open()) }
}

final class HallComponent: MainActorBootstrapComponent {
  let limit = 5
  @concurrent func open() async -> Int { 6 }

  var lift: LiftComponent { LiftComponent(parent: self) }
  var door: DoorComponent { DoorComponent(parent: self) }
}
