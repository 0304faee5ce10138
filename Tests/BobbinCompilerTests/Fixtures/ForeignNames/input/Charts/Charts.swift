public struct Point {
  public var x = 1

  public init() {}
}

public struct Chart {
  public let name = "chart"

  public init() {}
}
