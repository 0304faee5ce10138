import Bobbin

import class Foundation.JSONDecoder
import struct Foundation.URL

final class MiddleComponent: Component<any EmptyDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  var url: Foundation.URL { Foundation.URL(filePath: "/tmp") }
  lazy var decoder = JSONDecoder()

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
