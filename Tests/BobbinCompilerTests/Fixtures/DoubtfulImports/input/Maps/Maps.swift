public struct Street {
  public let name = "street"

  public init() {}
}

public struct Town {
  public let name = "town"

  public init() {}
}
