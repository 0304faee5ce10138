/// A letter from the bank.
public struct Message: Equatable, Sendable {
  public let subject: String
  public let text: String

  public init(subject: String, text: String) {
    self.subject = subject
    self.text = text
  }
}
