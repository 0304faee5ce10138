import Bobbin

protocol Logger {
  func log(_ text: String)
}

struct PlainLogger: Logger {
  func log(_ text: String) { print(text) }
}

struct Tagged: Logger {
  let logger: any Logger

  func log(_ text: String) { logger.log("[tagged] " + text) }
  func silenced() -> Silenced { Silenced(logger: self) }
}

struct Silenced: Logger {
  let logger: any Logger

  func log(_ text: String) { logger.log("(silenced) " + text.lowercased()) }
}

protocol LeafDependency: Dependency {
  var logger: any Logger { get }
}

final class LeafComponent: Component<any LeafDependency> {
  func show() { dependency.logger.log("Leaf") }
}

/// Decorates what only the root has.
final class TaggingComponent: Component<any EmptyDependency> {
  lazy var logger: any Logger = Tagged(injecting: self)
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

/// Decorates what its own dependency has, with a type that no declaration shows.
final class SilencingComponent: Component<any LeafDependency> {
  lazy var logger = Tagged(injecting: self).silenced()
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let logger: any Logger = PlainLogger()
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var tagging: TaggingComponent { TaggingComponent(parent: self) }
  var silencing: SilencingComponent { SilencingComponent(parent: self) }
}
