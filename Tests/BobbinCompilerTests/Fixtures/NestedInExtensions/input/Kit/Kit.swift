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

/// In an extension of a nested class, Swift looks for names outside of the type around it.
public struct Sign {
  let text = "outside"
}

extension Money {
  struct Sign {}
}

public protocol StampDependency: Dependency {
  var sign: Sign { get }
  func sign(of cents: Int) -> Sign?
}

public final class Stamp: Component<any StampDependency> {
  public var text: String { (dependency.sign(of: 3) ?? dependency.sign).text }
}

extension Money.Till {
  var sign: Sign { Sign() }
  func sign<Number>(of cents: Number) -> Sign? { nil }
  public var stamp: Stamp { Stamp(parent: self) }
}
