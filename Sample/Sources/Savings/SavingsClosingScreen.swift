import BankInterfaces

/// Closes the savings account.
public struct SavingsClosingScreen: Screen {
  /// Confirms the closing.
  public let signing: any SavingsSigningService

  private let balance = Won(1_200_000)

  init(signing: any SavingsSigningService) {
    self.signing = signing
  }

  public let title = "Close the savings account"
  public var body: [String] { ["\(balance) will be paid out."] }
  public var services: [Origin] { [signing.origin] }
  public var choices: [Choice] {
    [Choice("Close it") { close() }]
  }

  private func close() -> NoticeScreen {
    guard let signature = signing.confirmPayout(of: balance) else {
      return NoticeScreen(title: title, "It stays open.")
    }
    return NoticeScreen(title: title, "\(balance) are on their way, with \(signature).")
  }
}
