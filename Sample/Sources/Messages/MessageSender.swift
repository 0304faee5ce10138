import BankInterfaces

/// Sends replies to the bank.
///
/// The screen of a message needs it. The list, which opens that screen, need not know that it exists.
public final class MessageSender: Traceable {
  public let origin: Origin
  private let transcript: Transcript

  init(madeBy maker: Any.Type, transcript: Transcript) {
    self.transcript = transcript
    origin = transcript.origin(of: MessageSender.self, madeBy: maker)
  }

  /// Sends a reply.
  func send(_ text: String, replyingTo message: Message) {
    transcript.write("  * \(origin.instance) sends: Re: \(message.subject): \(text)")
  }
}
