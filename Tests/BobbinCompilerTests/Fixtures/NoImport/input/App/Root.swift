final class RootComponent: BootstrapComponent {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}
