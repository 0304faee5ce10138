import Bobbin

final class Model {}

protocol ScreenDependency: Dependency { var title: String { get } }

/// Its value would be made wherever the component is created.
@MainActor
final class ModelComponent: Component<any ScreenDependency> {
  let model = Model()
}

/// Its own initializer belongs to the actor.
@MainActor
final class OwnComponent: Component<any ScreenDependency> {
  init(dependency: any ScreenDependency, id: Int) { super.init(dependency: dependency) }
}

protocol IconDependency: Dependency { var icon: String { get } }

/// What it needs belongs to the actor.
@MainActor
final class IconComponent: Component<any IconDependency> {}

protocol ScoresDependency: Dependency, Sendable { var scores: Int { get } }
final class ScoresComponent: Component<any ScoresDependency> {}

final class RootComponent: BootstrapComponent {
  var title: String { "title" }
  @MainActor var icon: String { "icon" }
  var scores: Int { 3 }
  var model: ModelComponent { ModelComponent(parent: self) }
  func own() -> OwnComponent { OwnComponent(parent: self, id: 1) }
  lazy var icons: IconComponent = IconComponent(parent: self)
  var game: ScoresComponent { ScoresComponent(parent: self) }
  @MainActor var right: ModelComponent { ModelComponent(parent: self) }
  func later() async -> ModelComponent { await ModelComponent(parent: self) }
}
