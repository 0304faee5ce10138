public class Picture {
  public let name = "picture"

  public init() {}
}
