public struct Failure: Error {
  public init() {}
}
