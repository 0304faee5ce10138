import Bobbin

protocol LeafDependency: Dependency {
  var name: String { get }
  #if RELEASE
    var mode: Int { get }
  #else
    var mode: String { get }
  #endif
}

final class LeafComponent: Component<any LeafDependency> {
  func show() { print(dependency.name, dependency.mode) }
}

// All of it exists only with a condition: protocol, component, provision, creation.
#if !RELEASE || EXTRA
  struct Console {
    let text = "console"
  }

  protocol ConsoleDependency: Dependency {
    var console: Console { get }
    var name: String { get }
  }

  final class ConsoleComponent: Component<any ConsoleDependency> {
    func show() { print(dependency.console.text, dependency.name) }
  }

  extension RootComponent {
    var console: Console { Console() }
  }
#endif

final class MiddleComponent: Component<any EmptyDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }

  #if !RELEASE || EXTRA
    var console: ConsoleComponent { ConsoleComponent(parent: self) }
  #endif
}

final class RootComponent: BootstrapComponent {
  let name = "root"

  #if RELEASE
    let mode = 1
  #else
    let mode = "debug"
  #endif

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
