import BankInterfaces

/// Offers a fixed-term deposit.
public struct DepositScreen: Screen {
  /// Confirms each new deposit.
  public let signing: any SigningService

  public let title = "Deposit"
  public let body = ["One year, 5.0 %."]
  public var services: [Origin] { [signing.origin] }
  public var choices: [Choice] {
    [Choice("Open a deposit") { open() }]
  }

  private func open() -> NoticeScreen {
    var notice = NoticeScreen(title: title, "The signing is still open.")
    signing.request(
      withSign: "open a deposit",
      completion: { notice = NoticeScreen(title: title, "Your deposit is open, with \($0).") },
      failure: { notice = NoticeScreen(title: title, "No deposit: \($0.reason).") })
    return notice
  }
}
