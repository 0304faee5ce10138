import Bobbin

protocol LeafDependency: Dependency {
  nonisolated var name: String { get }
  nonisolated var title: String { get }
  @MainActor var width: Int { get }
}

/// Has no isolation; its parent reads all that it needs from above, on the main actor.
final class LeafComponent: Component<any LeafDependency> {
  @MainActor func show() { print(dependency.name, dependency.title, dependency.width) }
}

protocol MiddleDependency: Dependency {
  nonisolated var title: String { get }
}

final class MiddleComponent: MainActorComponent<any MiddleDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var title: TitleComponent { TitleComponent(parent: self) }
}

/// Its parent's own dependency has what it needs, so nothing is passed on for it.
protocol TitleDependency: Dependency {
  nonisolated var title: String { get }
}

final class TitleComponent: Component<any TitleDependency> {
  func show() { print(dependency.title) }
}

final class AppComponent: MainActorBootstrapComponent {
  nonisolated let name = "app"
  nonisolated var title: String { "Title" }
  let width = 3

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

/// On no actor; what the service below needs is on one, as the component that makes it is.
final class HouseComponent: BootstrapComponent {
  @MainActor var width: Int { 9 }
  @MainActor var wall: WallComponent { WallComponent(parent: self) }
}

final class WallComponent: MainActorComponent<any EmptyDependency> {
  var frame: Frame { Frame(injecting: self) }
}

final class Frame {
  let width: Int

  init(width: Int) { self.width = width }
}
