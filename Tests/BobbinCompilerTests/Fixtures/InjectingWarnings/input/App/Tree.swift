import Bobbin

final class Screen {
  let close: () -> Void

  init(close: @escaping () -> Void) {
    self.close = close
  }
}

protocol BelowDependency: Dependency {
  var number: Int { get }
  var unread: Int { get }
}

struct Number {
  let number: Int
}

final class BelowComponent: Component<any BelowDependency> {
  var value: Number { Number(injecting: self) }
}

final class RootComponent: BootstrapComponent {
  let number = 1
  let unread = 2

  func close() {}
  // It keeps the closure, which keeps the component.
  lazy var screen = Screen(injecting: self)
  var freshScreen: Screen { Screen(injecting: self) }
  lazy var number2 = Number(injecting: self)

  var below: BelowComponent { BelowComponent(parent: self) }
}
