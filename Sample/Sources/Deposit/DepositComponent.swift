import Bobbin

/// The scope of the deposit feature.
public final class DepositComponent: Component<any DepositDependency> {
  /// The feature's first screen.
  public var screen: DepositScreen {
    DepositScreen(signing: dependency.signingService)
  }
}
