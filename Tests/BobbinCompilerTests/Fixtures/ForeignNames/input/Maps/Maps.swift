public struct Point {
  public var y = 2

  public init() {}
}

public struct Street {
  public let name = "street"

  public init() {}
}

public class Atlas {
  public init() {}
}
