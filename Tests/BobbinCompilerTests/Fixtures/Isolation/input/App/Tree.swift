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

@resultBuilder
enum TitleBuilder {
  static func buildBlock(_ title: String) -> String { title }
}

@MainActor
final class ScreenComponent: Component<any ScreenDependency> {
  // To create a screen runs neither.
  static let first = Model()
  @TitleBuilder var title: String { "title" }

  func show() async {
    dependency.model.count += 1
    await dependency.reload()
    print(dependency.name, dependency.model.count)
  }
}

protocol PartDependency: Dependency {
  @MainActor var model: Model { get }
  @MainActor func refresh()
  var name: String { get }
}

final class PartComponent: Component<any PartDependency> {
  @MainActor
  func show() {
    dependency.refresh()
    print(dependency.name, dependency.model.count)
  }
}

/// All of it belongs to the main actor, and the component may be created anywhere.
@MainActor
protocol WholeDependency: Dependency {
  var model: Model { get }
}

final class WholeComponent: Component<any WholeDependency> {
  @MainActor func show() { print(dependency.model.count) }
}

final class MiddleComponent: Component<any EmptyDependency> {
  @MainActor var screen: ScreenComponent { ScreenComponent(parent: self) }
  var part: PartComponent { PartComponent(parent: self) }
  var whole: WholeComponent { WholeComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  @MainActor lazy var model = Model()
  let name = "name"

  @MainActor func reload() async { model.count += 10 }
  @MainActor func refresh() { model.count += 100 }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
