public struct Level {
  public let height = 2

  public init() {}
}
