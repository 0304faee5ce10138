import Bobbin

public protocol CoreDependency: Dependency {
  var title: String { get }
}

public final class CoreComponent: Component<any CoreDependency> {
  var style: String { "internal style" }
}
