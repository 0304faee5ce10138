public struct Chart {
  public let name = "chart"

  public init() {}
}
