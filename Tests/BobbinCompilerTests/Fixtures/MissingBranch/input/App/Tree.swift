import Bobbin

protocol LeafDependency: Dependency {
  var one: String { get }
  var two: String { get }
  var three: String { get }
}

final class LeafComponent: Component<any LeafDependency> {}

final class RootComponent: BootstrapComponent {
  #if DEBUG
    let one = "debug"
  #endif

  #if os(macOS)
    let two = "macOS"
  #elseif os(Linux)
    let two = "Linux"
  #endif

  #if DEBUG
    let three = 3
  #else
    let three = "three"
  #endif

  var leaf: LeafComponent { LeafComponent(parent: self) }
}
