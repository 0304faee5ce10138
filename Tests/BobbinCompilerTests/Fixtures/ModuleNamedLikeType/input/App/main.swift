import Bobbin
import Logging
import Shape

struct Printer: Logging {
  func log(_ text: String) { print("log", text) }
}

/// Hides that of the module, which only '::' can name here.
enum Format {}

final class SquareComponent: Component<any EmptyDependency> {
  let side: Shape::Side = .init(length: 4)

  var shape: ShapeComponent { ShapeComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let side = Side(length: 1)
  let level = Level(name: "debug")
  var logging: any Logging { Printer() }
  let depth = 2
  let format = plainFormat

  var square: SquareComponent { SquareComponent(parent: self) }
  var component: LoggingComponent { LoggingComponent(parent: self) }
}

RootComponent().component.show()
RootComponent().component.inner.show()
RootComponent().square.shape.show()
