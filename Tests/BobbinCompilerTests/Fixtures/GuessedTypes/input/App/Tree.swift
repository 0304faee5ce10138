import Bobbin
import Foundation

protocol Named {}

struct Box<Value> {}

extension Box: Named where Value: Named {}

struct Key {
  init?(text: String) { nil }
  init(_ number: Int) {}
}

enum Level: Int { case low }

protocol LeafDependency: Dependency {
  var named: any Named { get }
  var key: Key { get }
  var lock: NSLock { get }
  var forced: any Named { get }
  var url: URL { get }
  var numbered: any Named { get }
  var level: Level { get }
  var found: Key { get }
}

final class LeafComponent: Component<any LeafDependency> {}

final class RootComponent: BootstrapComponent {
  let named = Box<String>()
  let key = Key(text: "")
  let lock = NSLock()
  // swift-format-ignore
  let forced = Key(text: "")!
  // swift-format-ignore
  let url = URL(string: "/")!
  let numbered = Key(1)
  let level = Level(rawValue: 0)
  lazy var found = find() as? Key

  private func find() -> Any { level as Any }

  var leaf: LeafComponent { LeafComponent(parent: self) }
}
