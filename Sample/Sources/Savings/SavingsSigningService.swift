import BankInterfaces

/// Signing as this module needs it for closing a savings account: again a protocol of its own, which
/// neither Deposit nor the app had to agree on.
public protocol SavingsSigningService: AnyObject, Traceable {
  /// Asks the customer to confirm that the balance be paid out.
  func confirmPayout(of balance: Won) -> Signature?
}
