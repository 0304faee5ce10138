import BankInterfaces

/// Closes a deposit before its term.
public struct DepositClosingScreen: Screen {
  /// Confirms the closing.
  public let signing: any DepositSigningService

  public let title = "Close a deposit"
  public let body = ["Deposit 7 still runs for 8 months; closing it forfeits the interest."]
  public var services: [Origin] { [signing.origin] }
  public var choices: [Choice] {
    [Choice("Close deposit 7") { close() }]
  }

  private func close() -> NoticeScreen {
    guard let signature = signing.signature(forClosing: "deposit 7") else {
      return NoticeScreen(title: title, "Deposit 7 stays open.")
    }
    return NoticeScreen(title: title, "Deposit 7 is closed, with \(signature).")
  }
}
