import Bobbin

/// What closing a savings account needs.
public protocol SavingsClosingDependency: Dependency {
  var signingService: any SavingsSigningService { get }
}

/// The scope of closing a savings account.
public final class SavingsClosingComponent: Component<any SavingsClosingDependency> {
  /// The feature's only screen.
  public var screen: SavingsClosingScreen {
    SavingsClosingScreen(signing: dependency.signingService)
  }
}
