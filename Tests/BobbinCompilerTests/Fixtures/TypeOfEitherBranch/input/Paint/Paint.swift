public struct Colour {
  public let name = "painted"
  public init() {}
}
