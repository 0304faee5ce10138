public struct Secret {
  public let text = "secret"

  public init() {}
}
