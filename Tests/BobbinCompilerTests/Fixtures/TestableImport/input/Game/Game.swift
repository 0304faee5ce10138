import Bobbin

protocol GameDependency: Dependency {
  var name: String { get }
}

final class GameComponent: Component<any GameDependency> {
  var inner: InnerComponent { InnerComponent(parent: self) }
}

protocol InnerDependency: Dependency {
  var name: String { get }
  var score: Int { get }
}

final class InnerComponent: Component<any InnerDependency> {
  func show() { print(dependency.name, dependency.score) }
}

final class LevelComponent: Component<any GameDependency> {
  let number: Int

  init(dependency: any GameDependency, number: Int) {
    self.number = number
    super.init(dependency: dependency)
  }

  func show() { print(dependency.name, number) }
}

class AppComponent: BootstrapComponent {
  let name = "app"
}
