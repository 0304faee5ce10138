import Bobbin
import Foundation

struct Key {
  init?(_ number: Int) { nil }
  init(_ text: String) {}
}

protocol LeafDependency: Dependency {
  var either: Key { get }
  var site: URL { get }
}

final class LeafComponent: Component<any LeafDependency> {}

final class RootComponent: BootstrapComponent {
  let either = Key(3)
  let site = URL(string: "https://example.org")

  var leaf: LeafComponent { LeafComponent(parent: self) }
}
