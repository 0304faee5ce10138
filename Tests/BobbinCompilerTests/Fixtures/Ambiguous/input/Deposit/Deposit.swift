import Bobbin

public protocol DetailDependency: Dependency {}

public final class DetailComponent: Component<any DetailDependency> {}
