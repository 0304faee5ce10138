import Bobbin

public protocol StoreDependency: Dependency {
  var store: String { get }
}
