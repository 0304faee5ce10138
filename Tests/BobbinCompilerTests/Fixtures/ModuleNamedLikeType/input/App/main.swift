import Bobbin
import Logging

struct Printer: Logging {
  func log(_ text: String) { print("log", text) }
}

final class RootComponent: BootstrapComponent {
  let level = Level(name: "debug")
  var logging: any Logging { Printer() }
  let depth = 2

  var component: LoggingComponent { LoggingComponent(parent: self) }
}

RootComponent().component.show()
RootComponent().component.inner.show()
