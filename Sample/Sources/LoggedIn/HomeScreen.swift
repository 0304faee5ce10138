import BankInterfaces

/// Greets the customer and leads to every feature.
public struct HomeScreen: Screen {
  let loggedIn: LoggedInComponent

  /// Ways on that other modules added.
  let extras: [Choice]

  public let title = "Home"
  public var body: [String] { ["Hello, \(loggedIn.user.name)."] }
  public let wayOut = "Log out"

  public var choices: [Choice] {
    let cards = loggedIn.accountBook.cards.map { card in
      Choice("Card \(card)") { loggedIn.card(number: card).screen }
    }
    let features = [
      Choice("Safe box") { loggedIn.safeBox.screen },
      Choice("Deposit") { loggedIn.deposit.screen },
      Choice("Close a deposit") { loggedIn.depositClosing.screen },
      Choice("Savings") { loggedIn.savings.screen },
      Choice("Close the savings account") { loggedIn.savingsClosing.screen },
      Choice("Messages") { loggedIn.messages.list.screen },
      Choice("Latest message") { loggedIn.messages.latest.screen },
      Choice("Problems") { loggedIn.problems.open() },
      Choice("Reminders") { loggedIn.reminderList },
    ]
    return cards + features + extras
  }
}
