import Bobbin

protocol OnActorDependency: Dependency {
  @MainActor var x: Int { get }
  @MainActor func twice(_ number: Int) -> Int
}

protocol AnywhereDependency: Dependency {
  var x: Int { get }
  func twice(_ number: Int) -> Int
}

/// Takes what is nearest for who is on the main actor.
final class OnActorComponent: Component<any OnActorDependency> {
  @MainActor var sum: Int { dependency.twice(dependency.x) }
}

/// Has to look farther.
final class AnywhereComponent: Component<any AnywhereDependency> {
  var sum: Int { dependency.twice(dependency.x) }
}

/// Passes both on, each to who asked for it.
final class MiddleComponent: Component<any EmptyDependency> {
  var onActor: OnActorComponent { OnActorComponent(parent: self) }
  var anywhere: AnywhereComponent { AnywhereComponent(parent: self) }
}

/// What it has from farther away itself, its children have from it.
final class OwnComponent: Component<any AnywhereDependency> {
  var onActor: OnActorComponent { OnActorComponent(parent: self) }
  var anywhere: AnywhereComponent { AnywhereComponent(parent: self) }
  var sum: Int { dependency.twice(dependency.x) }
}

final class NearComponent: Component<any EmptyDependency> {
  @MainActor var x: Int { 1 }
  @MainActor func twice(_ number: Int) -> Int { number * 20 }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var own: OwnComponent { OwnComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let x = 2
  func twice(_ number: Int) -> Int { number * 2 }
  var near: NearComponent { NearComponent(parent: self) }
}
