import Bobbin
import Logging

struct Printer: Logging {
  func log(_ text: String) { print("log", text) }
}

/// Hides that of the module, which only '::' can name here.
enum Format {}

final class RootComponent: BootstrapComponent {
  let level = Level(name: "debug")
  var logging: any Logging { Printer() }
  let depth = 2
  let format = plainFormat

  var component: LoggingComponent { LoggingComponent(parent: self) }
}

RootComponent().component.show()
RootComponent().component.inner.show()
