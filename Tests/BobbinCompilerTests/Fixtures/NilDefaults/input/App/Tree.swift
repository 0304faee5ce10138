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

final class MiddleComponent: Component<any EmptyDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

final class GenerousComponent: BootstrapComponent {
  let tracker = Console()
  let limit: Int? = 3

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

final class MeanComponent: BootstrapComponent {
  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var leaf: LeafComponent { LeafComponent(parent: self) }
}
