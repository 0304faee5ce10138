public protocol Codec {
  associatedtype Output
  func encode() -> Output
}

public struct Number: Codec {
  public init() {}

  public func encode() -> Int { 42 }
}
