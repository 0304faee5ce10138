import BankInterfaces

/// Offers a savings account at today's rate.
public struct SavingsScreen: Screen {
  /// Confirms each new account.
  public let signing: any SigningService

  /// What the account earns.
  public let rates: any InterestRates

  public let title = "Savings"
  public var body: [String] { ["100,000 won a month at \(rates.savings) %."] }
  public var services: [Origin] { [signing.origin, rates.origin] }
  public var choices: [Choice] {
    [Choice("Open a savings account") { open() }]
  }

  private func open() -> NoticeScreen {
    var notice = NoticeScreen(title: title, "The signing is still open.")
    signing.request(
      withSign: "open a savings account",
      completion: { notice = NoticeScreen(title: title, "Your account is open, with \($0).") },
      failure: { notice = NoticeScreen(title: title, "No account: \($0.reason).") })
    return notice
  }
}
