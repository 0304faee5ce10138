import BankInterfaces

// A collection: everything of one type in scope, from whatever module it comes.

extension LoggedInComponent {
  /// This scope's reminder and those of the features that it holds in properties.
  ///
  /// The type decides. A feature joins by having a `public var` of type `any Reminder`; this file does
  /// not change, nor does it know which features there are.
  var reminders: [any Reminder] { Array(gathering: self) }

  /// This scope's own contribution.
  var cardReminder: any Reminder { CardReminder(accountBook: accountBook) }

  public var reminderList: ReminderScreen { ReminderScreen(reminders: reminders) }
}

/// Says how many cards there are.
struct CardReminder: Reminder {
  let accountBook: any AccountBook

  var text: String { "\(accountBook.cards.count) cards are yours." }
}

/// Lists all that should not be forgotten.
public struct ReminderScreen: Screen {
  let reminders: [any Reminder]

  public let title = "Reminders"
  public var body: [String] { reminders.map(\.text) }
}
