import Bobbin

protocol Logger {
  func log(_ text: String)
}

protocol LeafDependency: Dependency {
  var logger: Logger { get }
  var names: Array<String> { get }
}

class LeafComponent: Component<LeafDependency> {
  func show() { dependency.logger.log(dependency.names.joined(separator: ", ")) }
}

class MiddleComponent: Component<EmptyDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

struct Printer: Logger {
  func log(_ text: String) { print(text) }
}

class RootComponent: BootstrapComponent {
  var logger: any Logger { Printer() }
  let names: [String] = ["Ann", "Bob"]

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
