import Bobbin
import Contracts
import Middle

struct Printer: Logger {
  func log(_ text: String) { print(text) }
}

final class RootComponent: BootstrapComponent {
  let logger = Printer()

  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var deep: DeepComponent { DeepComponent(parent: self) }
}
