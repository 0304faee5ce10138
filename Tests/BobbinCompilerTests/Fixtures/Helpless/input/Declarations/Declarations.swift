import Bobbin
import Foundation

protocol LeafDependency: Dependency {
  associatedtype Value
  subscript(index: Int) -> Int { get }
  var untyped { get }
}

final class LeafComponent: Component<any LeafDependency> {}

/// Only the associated type is reported, not what is required of it.
protocol ListDependency<Item>: Dependency {
  associatedtype Item
  var item: Item { get }
}

final class ListComponent<Item>: Component<any ListDependency<Item>> {}

class OpenComponent<Needs>: Component<Needs> {}

/// A class as dependency: only people can build such a component.
final class Settings {}

final class ConcreteComponent: Component<Settings> {}

private protocol Secret {}
final class SecretComponent: BootstrapComponent {
  private var secret: any Secret { fatalError() }
  private lazy var secrets: [any Secret] = Array(gathering: self)
}

final class RootComponent: BootstrapComponent {
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var list: ListComponent<Int> { ListComponent(parent: self) }
  var open: OpenComponent<any LeafDependency> { OpenComponent<any LeafDependency>(parent: self) }
  var concrete: ConcreteComponent { ConcreteComponent(parent: self) }
  var formatter: DateFormatter { DateFormatter(injecting: self) }

  func local() -> Any {
    final class LocalComponent: Component<any LeafDependency> {}
    return LocalComponent(parent: self)
  }
}
