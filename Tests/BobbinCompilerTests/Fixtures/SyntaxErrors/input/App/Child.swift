import Bobbin

final class ChildComponent: Component<any Dependency> {}
