import BankInterfaces

/// What the deposit screen needs.
///
/// This protocol is older than Bobbin in this code base, and it stayed as it was: it does not
/// inherit from `Dependency`, this file does not import Bobbin, and people's own types – the struct
/// in this module's tests, for one – still conform to it by hand.
public protocol DepositDependency {
  var signingService: any SigningService { get }
}
