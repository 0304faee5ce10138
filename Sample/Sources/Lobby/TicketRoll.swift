import BankInterfaces

/// Numbers, one after the other.
final class TicketRoll: Traceable {
  let origin: Origin
  private var last = 0

  init(madeBy maker: Any.Type, transcript: Transcript) {
    origin = transcript.origin(of: TicketRoll.self, madeBy: maker)
  }

  /// Tears off the next ticket.
  func next() -> Int {
    last += 1
    return last
  }
}
