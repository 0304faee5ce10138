import Inner

extension RootComponent {
  var inner: InnerComponent { InnerComponent(parent: self) }
}
