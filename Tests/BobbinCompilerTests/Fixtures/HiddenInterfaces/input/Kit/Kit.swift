public protocol Clock {
  var now: Int { get }
}

/// Only files that import the SPI see it.
@_spi(Tuning) public protocol Tuner {
  var pitch: Int { get }
}

@_spi(Tuning) public struct Fork: Tuner {
  public var pitch: Int { 440 }

  public init() {}

  /// Hidden by a second name.
  @_spi(Wood) public enum Case {
    case oak
  }
}
