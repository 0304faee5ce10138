extension RootComponent {
  var child: ChildComponent { ChildComponent(parent: self) }
  var text = "never closed
}
