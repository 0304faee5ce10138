import BankInterfaces

/// The box in the vault, and the way to open it.
public struct SafeBoxScreen: Screen {
  /// Confirms each opening.
  public let signing: any SigningService

  public let title = "Safe box"
  public let body = ["Box 42 is locked."]
  public var services: [Origin] { [signing.origin] }
  public var choices: [Choice] {
    [Choice("Open the box") { open() }]
  }

  private func open() -> NoticeScreen {
    var notice = NoticeScreen(title: title, "Nobody has answered.")
    signing.request(
      withSign: "open safe box 42",
      completion: { notice = NoticeScreen(title: title, "Box 42 is open, by \($0).") },
      failure: { notice = NoticeScreen(title: title, "Box 42 stays locked: \($0.reason).") })
    return notice
  }
}
