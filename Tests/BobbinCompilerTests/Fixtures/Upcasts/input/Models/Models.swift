public protocol Named {
  var name: String { get }
}

public protocol Aged {
  var age: Int { get }
}

public struct Person {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

open class Animal {
  public init() {}

  open var sound: String { "…" }
}
