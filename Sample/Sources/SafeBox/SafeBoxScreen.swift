import BankInterfaces

/// Shows the balance and its interest.
public struct SafeBoxScreen: Screen {
  let account: SafeBoxAccount

  /// Confirms each payment; this screen only passes it on to the next.
  public let signing: any SigningService

  public let title = "Safe box"
  public var body: [String] {
    [
      "\(account.balance) of at most \(SafeBoxAccount.limit), in an account of its own.",
      "It earns \(account.dailyInterest) a day.",
    ]
  }
  public var services: [Origin] { [signing.origin] }
  public var choices: [Choice] {
    [Choice("Put money in") { AmountScreen(account: account, signing: signing) }]
  }
}

/// Takes the amount, and then has it signed.
struct AmountScreen: Screen {
  let account: SafeBoxAccount
  let signing: any SigningService

  let title = "Safe box: amount"
  var body: [String] { ["Up to \(account.room)."] }
  var entry: Entry? { Entry("the amount in won", enter: put) }

  private func put(_ typed: String) -> any Screen {
    guard let amount = Won(typed: typed) else {
      return NoticeScreen(title: "Safe box", "'\(typed)' is not an amount.")
    }
    guard amount <= account.room else {
      return NoticeScreen(title: "Safe box", "Only \(account.room) more will fit.")
    }
    var notice = NoticeScreen(title: "Safe box", "The signing is still open.")
    signing.request(
      withSign: "put \(amount) in the safe box",
      completion: { signature in
        account.put(amount)
        notice = NoticeScreen(
          title: "Safe box", "Done, with \(signature).", "The balance is \(account.balance).")
      },
      failure: { notice = NoticeScreen(title: "Safe box", "Nothing was moved: \($0.reason).") })
    return notice
  }
}
