import BankInterfaces

/// Shows one message, and takes a reply.
public final class MessageViewController: Screen {
  let message: Message
  private let sender: MessageSender

  init(message: Message, sender: MessageSender) {
    self.message = message
    self.sender = sender
  }

  public var title: String { "Message" }
  public var body: [String] { [message.subject, message.text] }
  public var services: [Origin] { [sender.origin] }
  public var entry: Entry? {
    Entry("a reply") { [message, sender] text in
      sender.send(text, replyingTo: message)
      return NoticeScreen(title: "Message", "Your reply is sent.")
    }
  }
}
