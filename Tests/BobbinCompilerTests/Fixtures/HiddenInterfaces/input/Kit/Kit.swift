/// Only files that import the SPI see it.
@_spi(Tuning) public protocol Tuner {
  var pitch: Int { get }
}

@_spi(Tuning) public struct Fork: Tuner {
  public var pitch: Int { 440 }

  public init() {}
}
