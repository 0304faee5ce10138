/// A customer who has signed in.
public struct User: Equatable, Sendable {
  /// The first name, as the home screen greets it.
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
