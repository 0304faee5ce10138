import BankInterfaces

/// The signing that closing a deposit needs, in this module's own words.
///
/// A module may declare its own narrow protocol instead of taking a shared one: closing a deposit
/// must not depend on everything that `SigningService` is going to learn. The app lets its one
/// signing object conform to both.
public protocol DepositSigningService: AnyObject, Traceable {
  /// Signs the closing of a deposit before its term, or says no with `nil`.
  func signature(forClosing deposit: String) -> Signature?
}
