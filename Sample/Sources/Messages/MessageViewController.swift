import BankInterfaces

/// Shows one message.
public final class MessageViewController: Screen {
  let message: Message

  init(message: Message) {
    self.message = message
  }

  public var title: String { "Message" }
  public var body: [String] { [message.subject, message.text] }
}
