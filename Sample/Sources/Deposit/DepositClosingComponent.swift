import Bobbin

/// What closing a deposit before its term needs.
///
/// The requirement has the same name as the one in `DepositDependency`, and another type. The app's
/// one `signingService` fits both, because its class conforms to both protocols.
public protocol DepositClosingDependency: Dependency {
  var signingService: any DepositSigningService { get }
}

/// The scope of closing a deposit before its term.
public final class DepositClosingComponent: Component<any DepositClosingDependency> {
  /// The feature's only screen.
  public var screen: DepositClosingScreen {
    DepositClosingScreen(signing: dependency.signingService)
  }
}
