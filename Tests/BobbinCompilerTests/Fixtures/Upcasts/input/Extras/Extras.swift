public import Models

/// A conformance in another module than the type and the protocol.
extension Person: @unchecked Sendable, Named {}

open class Dog: Animal {
  open override var sound: String { "woof" }
}

public final class Puppy: Dog, Aged {
  public override var sound: String { "wuff" }
  public var age: Int { 1 }
}
