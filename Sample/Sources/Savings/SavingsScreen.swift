import BankInterfaces

/// The savings account at today's rate.
public struct SavingsScreen: Screen {
  /// Confirms each withdrawal.
  public let signing: any SigningService

  /// What the account earns.
  public let rates: any InterestRates

  public let title = "Savings"
  public var body: [String] { ["1200 at \(rates.savings) %."] }
  public var services: [Origin] { [signing.origin, rates.origin] }
  public var choices: [Choice] {
    [Choice("Withdraw 100") { withdraw() }]
  }

  private func withdraw() -> NoticeScreen {
    var notice = NoticeScreen(title: title, "Nobody has answered.")
    signing.request(
      withSign: "withdraw 100",
      completion: { notice = NoticeScreen(title: title, "1100 are left, by \($0).") },
      failure: { notice = NoticeScreen(title: title, "Still 1200: \($0.reason).") })
    return notice
  }
}
