import Bobbin

final class Model {
  var count = 0
}

/// The protocol and single requirements say where they belong.
@MainActor
protocol ScreenDependency: Dependency {
  var model: Model { get }
  nonisolated var name: String { get }
  func reload() async
}

@MainActor
final class ScreenComponent: Component<any ScreenDependency> {
  func show() async {
    dependency.model.count += 1
    await dependency.reload()
    print(dependency.name, dependency.model.count)
  }
}

protocol PartDependency: Dependency {
  @MainActor var model: Model { get }
  @MainActor func refresh(_ model: Model)
  var name: String { get }
  func load(_ id: Int) async -> String
}

final class PartComponent: Component<any PartDependency> {
  @MainActor
  func show() {
    dependency.refresh(dependency.model)
    print(dependency.name, dependency.model.count)
  }

  func load() async { print(await dependency.load(3)) }
}

final class MiddleComponent: Component<any EmptyDependency> {
  @MainActor var screen: ScreenComponent { ScreenComponent(parent: self) }
  var part: PartComponent { PartComponent(parent: self) }
}

/// A stub's subclass overrides what is generic.
protocol MakingDependency: Dependency {
  func make<Value>(_ value: Value) -> Value
}

final class MakingComponent: Component<any MakingDependency> {
  func show() { print(dependency.make("made")) }
}

/// Several tasks may use it at a time.
protocol SharedDependency: Sendable {
  var name: String { get }
  func load(_ id: Int) async -> Int
}

final class SharedComponent: Component<any SharedDependency> {
  func show() async {
    let dependency = dependency
    let task = Task.detached { await dependency.load(1) }
    print(dependency.name, await task.value)
  }
}

protocol NameDependency: Dependency {
  var name: String { get }
}

/// Belongs to the main actor, but nothing that it requires does.
@MainActor
protocol BadgeDependency: NameDependency {}

final class BadgeComponent: Component<any BadgeDependency> {
  func show() { print(dependency.name) }
}

/// In Swift 6 it belongs to the actor of what it inherits.
protocol IconDependency: EmptyIconDependency {
  var name: String { get }
}

@MainActor
protocol EmptyIconDependency: Dependency {}

final class IconComponent: Component<any IconDependency> {
  @MainActor func show() { print(dependency.name) }
}
