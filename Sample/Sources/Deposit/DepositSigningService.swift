import BankInterfaces

/// Signing as this module needs it for closing a deposit, in the module's own words.
///
/// A module may declare its own narrow protocol instead of taking a shared one: closing a deposit
/// then does not depend on whatever `SigningService` grows later. The app's one signing object
/// conforms to both.
public protocol DepositSigningService: AnyObject, Traceable {
  /// Signs the closing of a deposit before its term, or returns `nil` if the customer declines.
  func signature(forClosing deposit: String) -> Signature?
}
