import Bobbin

protocol LeafDependency: Dependency {
  var always: String { get }
  var either: String { get }
  var chain: String { get }
  #if DEBUG
    var debugOnly: String { get }
  #endif
}

final class LeafComponent: Component<any LeafDependency> {
  func show() {
    print(dependency.always, dependency.either, dependency.chain)
    #if DEBUG
      print(dependency.debugOnly)
    #endif
  }
}

#if DEBUG
  /// A component that exists only in one branch.
  final class ConsoleComponent: Component<any LeafDependency> {
    func show() { print("console", dependency.always) }
  }
#endif

final class MiddleComponent: Component<any EmptyDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let always = "always"

  #if os(Linux)
    let either = "either"
  #else
    let either = "either"
  #endif

  #if os(Windows)
    var chain: String { "first" }
  #elseif DEBUG || os(WASI)
    var chain: String { "chain" }
  #else
    var chain: String { "chain" }
  #endif

  #if DEBUG
    let debugOnly = "debug"
    var console: ConsoleComponent { ConsoleComponent(parent: self) }
  #endif

  var middle: MiddleComponent { MiddleComponent(parent: self) }

  #if DEBUG
    var leaf: LeafComponent { LeafComponent(parent: self) }
  #endif
}
