import Bobbin
import Leaves

/// On the main actor; has nothing and passes all of it on.
final class MiddleComponent: MainActorComponent<any EmptyDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

protocol NamedDependency: Dependency {
  // Code on the main actor cannot read it here: bobbin:allow unused-requirement
  var name: String { get async }
  nonisolated(nonsending) func greet() async -> String
}

/// Has part of it from its own dependency, where reading one leaves the actor, and the other does not.
final class NamedComponent: MainActorComponent<any NamedDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var label: Label {
    get async { await Label(injecting: self) }
  }
}

@MainActor
final class Label {
  let name: String
  init(name: String = "its default") async { self.name = name }
}

/// On no actor, above one that is.
final class PlainComponent: Component<any EmptyDependency> {
  @MainActor var middle: MiddleComponent { MiddleComponent(parent: self) }
  var leaf: LeafComponent { LeafComponent(parent: self) }
  @MainActor var frame: FrameComponent { FrameComponent(parent: self) }
}

/// On the main actor, and waits there for what may belong to another one.
protocol FrameDependency: Dependency {
  @MainActor var colour: String { get async }
}

final class FrameComponent: MainActorComponent<any FrameDependency> {
  func show() async { print(await dependency.colour) }
}

/// On no actor, and so is what it has.
final class RootComponent: BootstrapComponent {
  var name: String { get async { "root" } }
  let title = "Title"
  func count(of word: String) async -> Int { word.count }
  let width = 3
  var colour: String { get async { "red" } }
  func greet() -> String { "Hello" }
  @concurrent func load() async -> Int { 7 }

  @MainActor var middle: MiddleComponent { MiddleComponent(parent: self) }
  var plain: PlainComponent { PlainComponent(parent: self) }
}

/// On the main actor, and so is most of what it has.
final class AppComponent: MainActorBootstrapComponent {
  let name = "app"
  var title: String { get throws { "Title" } }
  func count(of word: String) -> Int { word.count }
  let width = 4
  @Painting var colour: String { "blue" }
  nonisolated(nonsending) func greet() async -> String { "Hi" }
  @concurrent func load() async -> Int { 8 }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var plain: PlainComponent { PlainComponent(parent: self) }
  var named: NamedComponent { NamedComponent(parent: self) }
  var leaf: LeafComponent { LeafComponent(parent: self) }
}
