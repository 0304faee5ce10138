import BankInterfaces
import Bobbin

/// What a safe box needs from whoever opens one.
///
/// The signing still lives in the app, which this module cannot import. It says what it needs
/// instead, and whoever creates a `SafeBoxComponent` is checked for it at build time: no optional
/// to forget, no cast, no string to mistype.
public protocol SafeBoxDependency: Dependency {
  var signingService: any SigningService { get }
}

/// The scope of the safe-box feature.
///
/// It creates no child components, so this module needs no plugin: it is ordinary Swift.
public final class SafeBoxComponent: Component<any SafeBoxDependency> {
  /// The feature's first screen.
  public var screen: SafeBoxScreen {
    SafeBoxScreen(signing: dependency.signingService)
  }
}
