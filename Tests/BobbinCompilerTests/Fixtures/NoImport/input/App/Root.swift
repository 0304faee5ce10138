final class RootComponent: BootstrapComponent {
  var leaf: LeafComponent { LeafComponent(parent: self) }
  /// A reference is no call.
  let make = LeafComponent.init(parent:)
}
