extension RootComponent {
  var three: String { "extension in another file" }

  var child: ChildComponent { ChildComponent(parent: self) }
}
