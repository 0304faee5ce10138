import Bobbin

public protocol Holding {
  associatedtype Item
}

public protocol BoxDependency: Holding {
  associatedtype Lid
  var size: Int { get }
  var item: Item { get }
  func close(with lid: Lid) -> [Item]
}

public final class BoxComponent: Component<any BoxDependency> {}
