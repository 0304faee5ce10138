import Bobbin
import Kit

final class RootComponent: BootstrapComponent {
  let titel = "title"
  let store = "store"

  /// Another type, and another label.
  func load(_ id: String) -> String { id }
  func show(title: String) {}

  var leaf: AnyObject { LeafComponnt(parent: self) }
  var other: OtherComponent { OtherComponent(parent: self) }
  var right: LeafComponent { LeafComponent(parent: self) }
  var shop: StoreComponent { StoreComponent(parent: self) }
}

/// Services are found as components are.
extension RootComponent {
  var shelf: AnyObject { Shelv(injecting: self) }
}

final class Shelf {
  init(titel: String) {}
}

/// A protocol is not what is created.
protocol Shel {}
