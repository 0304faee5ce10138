import Bobbin

protocol ChildDependency: Dependency {
  var one: String { get }
  var two: String { get }
  var three: String { get }
}

final class ChildComponent: Component<any ChildDependency> {
  func show() { print(dependency.one, dependency.two, dependency.three) }
}
