import BankInterfaces
import Bobbin

/// What the safe box needs from the component that opens it.
///
/// Password signing still lives in the app, which this module cannot import. So the module declares
/// what it needs, and the build checks every place that creates a `SafeBoxComponent`: there is no
/// optional to forget, no cast, and no string to mistype.
public protocol SafeBoxDependency: Dependency {
  var signingService: any SigningService { get }
  var safeBoxAccount: SafeBoxAccount { get }
}

/// The scope of the safe box, a product with two steps: enter an amount, then sign.
///
/// It creates no child components, so this module needs no plugin: it is ordinary Swift.
public final class SafeBoxComponent: Component<any SafeBoxDependency> {
  /// The feature's first screen.
  public var screen: SafeBoxScreen {
    SafeBoxScreen(account: dependency.safeBoxAccount, signing: dependency.signingService)
  }
}
