import Bobbin
import Contracts
import Feature

final class RootComponent: BootstrapComponent {
  let count = 3

  func text<Value: Codec>(of codec: Value) -> String where Value.Output == Int {
    "\(codec.encode())"
  }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
