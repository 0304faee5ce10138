/// What the bank pays today.
public protocol InterestRates: AnyObject, Traceable {
  /// Percent a year on a savings account.
  var savings: Double { get }
}
