import BankInterfaces

/// The accounts and cards of one customer.
final class UserAccountBook: AccountBook {
  let origin: Origin
  let cards = [CardNumber("4000-1"), CardNumber("4000-2"), CardNumber("4000-3")]
  private let user: User
  private let transcript: Transcript

  init(user: User, madeBy maker: Any.Type, transcript: Transcript) {
    self.user = user
    self.transcript = transcript
    origin = transcript.origin(of: UserAccountBook.self, madeBy: maker)
  }

  deinit {
    transcript.write("  - \(origin.instance) is gone")
  }

  func account(of card: CardNumber) -> AccountNumber {
    AccountNumber("\(user.name)/\(card == cards.last ? "B" : "A")")
  }

  func cards(of account: AccountNumber) -> [CardNumber] {
    cards.filter { self.account(of: $0) == account }
  }
}
