import BankInterfaces

/// Lets a customer in.
public struct LoginScreen: Screen {
  let root: RootComponent

  public let title = "Bank"
  public let body = ["Who are you?"]
  public let wayOut = "Leave the bank"
  public var choices: [Choice] {
    [User.anna, User.boris].map { user in
      Choice("Log in as \(user.name)") { root.loggedIn(user: user).home }
    }
  }
}

extension User {
  /// A customer for the scenarios.
  public static let anna = User(name: "Anna")

  /// Another one, to show that nothing of the first is left.
  public static let boris = User(name: "Boris")
}
