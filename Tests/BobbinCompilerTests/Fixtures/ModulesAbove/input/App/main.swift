import Bobbin
import Lib

// Lib is compiled without all three, so nothing in it may come from here.
extension FileLog: Logger {
  public var text: String { "file" }
}

extension MiddleComponent {
  public var level: Int { 3 }
}

extension LeafDependency {
  public var title: String? { nil }
}

struct Console: Logger {
  let text = "console"
}

final class RootComponent: BootstrapComponent {
  let level = 4
  let title: String? = "root"
  var logger: any Logger { Console() }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

print(RootComponent().middle.leaf.text)
