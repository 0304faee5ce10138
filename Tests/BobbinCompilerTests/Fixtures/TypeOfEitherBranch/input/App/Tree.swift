import Bobbin

// The type of this name is imported in one branch and declared in the other.
#if canImport(Paint)
  import Paint
#else
  struct Colour {
    let name = "plain"
  }
#endif

protocol LeafDependency: Dependency {
  var colour: Colour { get }
}

final class LeafComponent: Component<any LeafDependency> {
  func show() { print(dependency.colour.name) }
}

final class RootComponent: BootstrapComponent {
  let colour: Colour = Colour()

  var leaf: LeafComponent { LeafComponent(parent: self) }
}
