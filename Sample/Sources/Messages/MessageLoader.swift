import BankInterfaces

/// Fetches a customer's messages; one is made for each screen that needs one.
public final class MessageLoader: Traceable {
  public let origin: Origin
  private let user: User

  init(user: User, origin: Origin) {
    self.user = user
    self.origin = origin
  }

  /// The customer's messages, newest first.
  public func load() -> [Message] {
    [
      Message(subject: "Your new card", text: "Dear \(user.name), it is in the post."),
      Message(subject: "Welcome", text: "Dear \(user.name), we are glad to have you."),
    ]
  }
}
