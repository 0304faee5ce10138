import Bobbin

protocol DetailDependency: Dependency {
  var number: Int { get }
}

final class DetailComponent: Component<any DetailDependency> {
  var number: Int { dependency.number }
}

typealias Root = RootComponent

final class RootComponent: BootstrapComponent {
  var inner: String.InnerComponent { String.InnerComponent(parent: self) }
}

// An extension of an alias extends what that stands for.
extension Root {
  var number: Int { 3 }
}
