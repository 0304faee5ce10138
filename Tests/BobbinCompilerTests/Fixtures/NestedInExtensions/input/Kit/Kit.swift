import Bobbin

public enum Money {}

// What such an extension declares is public, and so is what a public protocol declares.
public extension Money {
  struct Price {
    public let cents: Int

    public init(_ cents: Int) { self.cents = cents }
  }

  protocol TillDependency: Dependency {
    typealias Amount = Price

    var price: Amount { get }
  }

  final class Till: Component<any TillDependency> {
    public var text: String { "\(dependency.price.cents) cents" }
  }
}
