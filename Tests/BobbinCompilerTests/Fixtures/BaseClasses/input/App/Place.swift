import Kit

/// Its file does not see the runtime.
final class PlaceComponent: NamedComponent {
  func show() { print(key) }
}

final class PlainComponent: Plain<any ListDependency> {}
