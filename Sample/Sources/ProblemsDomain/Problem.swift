/// Something a customer has reported.
public struct Problem: Identifiable, Equatable, Sendable {
  public let id: Int
  public let title: String
  public let details: String

  public init(id: Int, title: String, details: String) {
    self.id = id
    self.title = title
    self.details = details
  }
}
