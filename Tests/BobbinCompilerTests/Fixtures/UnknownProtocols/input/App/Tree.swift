import Bobbin
import Elsewhere

protocol LeafDependency: Dependency, Missing {
  var title: String { get }
}

final class LeafComponent: Component<any LeafDependency> {}

final class OtherComponent: Component<any Absent & LeafDependency> {}

final class RootComponent: BootstrapComponent {
  let title = "title"

  var leaf: LeafComponent { LeafComponent(parent: self) }
}
