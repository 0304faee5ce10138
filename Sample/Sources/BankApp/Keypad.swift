/// Where the customer types the password.
public struct Keypad {
  /// Waits for a password; `nil` if the customer walks away.
  let password: () -> String?

  public init(password: @escaping () -> String?) {
    self.password = password
  }
}
