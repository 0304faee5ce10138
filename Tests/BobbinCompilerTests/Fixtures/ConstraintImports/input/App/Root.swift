import Bobbin
import Contracts
import Feature

/// Names of the standard library.
struct Result {}
struct Error {}

final class RootComponent: BootstrapComponent {
  let count = 3
  let last: Swift.Result<Int, any Swift.Error> = .success(4)

  func text<Value: Codec>(of codec: Value) -> String where Value.Output == Int {
    "\(codec.encode())"
  }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
