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
