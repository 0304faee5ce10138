import Bobbin
import Foundation

protocol Named {}

struct Box<Value> {}

extension Box: Named where Value: Named {}

struct Key {
  init?(text: String) { nil }
  init?(_ number: Int) { nil }
  init(_ text: String) {}
}

protocol LeafDependency: Dependency {
  var named: any Named { get }
  var key: Key { get }
  var either: Key { get }
  var site: URL { get }
  var box: Box<Int> { get }
  var lock: NSLock { get }
}

final class LeafComponent: Component<any LeafDependency> {}

final class RootComponent: BootstrapComponent {
  let named = Box<String>()
  let key = Key(text: "")
  let either = Key(3)
  let site = URL(string: "https://example.org")
  let box = Box()
  let lock = NSLock()

  var leaf: LeafComponent { LeafComponent(parent: self) }
}
