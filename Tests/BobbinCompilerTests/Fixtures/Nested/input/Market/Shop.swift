import Bobbin

/// Components and dependency protocols inside other types.
public enum Shop {
  public protocol Needs: Dependency {
    var goods: Goods { get }
    var till: Till.Drawer { get }
  }

  public struct Goods {
    public let name: String

    public init(name: String) {
      self.name = name
    }
  }

  public enum Till {
    public struct Drawer {
      public let sum: Int

      public init(sum: Int) {
        self.sum = sum
      }
    }
  }

  public final class Counter: Component<any Needs> {
    public final class Queue: Component<any Needs> {
      public func show() { print("queue", dependency.goods.name, dependency.till.sum) }
    }

    /// Its name hides the top-level one wherever `Counter` is extended.
    public struct Receipt {
      public let text = "inner"
    }

    public var queue: Queue { Queue(parent: self) }
    public var other: Shop.Counter.Queue { .init(parent: self) }
    public var receipt: ReceiptComponent { ReceiptComponent(parent: self) }
  }
}

public struct Receipt {
  public let text: String

  public init(text: String) {
    self.text = text
  }
}

public protocol ReceiptDependency: Dependency {
  var receipt: Receipt { get }
}

public final class ReceiptComponent: Component<any ReceiptDependency> {
  public func show() { print("receipt", dependency.receipt.text) }
}

extension Shop {
  public final class Window: Component<any Needs> {
    public func show() { print("window", dependency.goods.name) }
  }
}
