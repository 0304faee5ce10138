import Bobbin

protocol Tracker {
  var name: String { get }
}

struct Console: Tracker {
  let name = "console"
}

protocol LeafDependency: Dependency {
  var tracker: (any Tracker)? { get }
  var limit: Int? { get }
  var nobody: String? { get }
}

extension LeafDependency {
  var tracker: (any Tracker)? { nil }
  var limit: Int? { nil }
  var nobody: String? { get { nil } }
}

final class LeafComponent: Component<any LeafDependency> {
  func show() {
    print(dependency.tracker?.name ?? "-", dependency.limit ?? 0, dependency.nobody ?? "-")
  }
}

protocol DepthDependency: Dependency {
  var depth: Int? { get }
}

protocol ShallowDependency: DepthDependency {}

extension ShallowDependency {
  var depth: Int? { nil }
}

final class ShallowComponent: Component<any ShallowDependency> {
  func show() { print(dependency.depth ?? -1) }
}

final class MiddleComponent: Component<any EmptyDependency> {
  var shallow: ShallowComponent { ShallowComponent(parent: self) }
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

final class GenerousComponent: BootstrapComponent {
  let tracker = Console()
  let limit: Int? = 3
  let depth: Int? = 2

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

final class MeanComponent: BootstrapComponent {
  var shallow: ShallowComponent { ShallowComponent(parent: self) }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var leaf: LeafComponent { LeafComponent(parent: self) }
}
