// Says nothing of concurrency.

public class Store {
  public var name = "store"

  public init() {}
}

public protocol StoreDelegate: AnyObject {
  func done(_ store: Store)
}

public typealias Handler = (Store) -> Void

public struct Row {
  public let number: Int

  public init(number: Int) { self.number = number }
}
