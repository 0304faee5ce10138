import BankInterfaces

/// What the deposit screen needs.
///
/// This protocol is older than Bobbin in this code base, and it did not have to change: it does not
/// inherit from `Dependency`, this file does not import Bobbin, and hand-written types, such as the
/// struct in this module's tests, still conform to it.
public protocol DepositDependency {
  var signingService: any SigningService { get }
}
