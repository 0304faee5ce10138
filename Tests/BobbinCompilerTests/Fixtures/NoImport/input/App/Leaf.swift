import Bobbin

protocol LeafDependency: Dependency {}

final class LeafComponent: Component<any LeafDependency> {}
