public protocol Clock {
  var now: Int { get }
}

/// Only those see it who ask.
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
