import BankInterfaces

// A collection: everything of one type in scope, from any module.

extension LoggedInComponent {
  /// This scope's reminder and those of the features that it holds in properties.
  ///
  /// The type decides. A feature joins by declaring a `public var` of type `any Reminder`; this file
  /// does not change, and does not know which features there are.
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

/// Lists everything that should not be forgotten.
public struct ReminderScreen: Screen {
  let reminders: [any Reminder]

  public let title = "Reminders"
  public var body: [String] { reminders.map(\.text) }
}
