internal import Bobbin
fileprivate import Contracts
@preconcurrency import Middle

struct Printer: Logger {
  func log(_ text: String) { print(text) }
}

final class RootComponent: BootstrapComponent {
  let logger = Printer()

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

RootComponent().middle.leaf.show()
