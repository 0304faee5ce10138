import BankInterfaces
import Bobbin

/// What advice needs: the customer, and what the customer has.
public protocol AdviceDependency: Dependency {
  var accountBook: any AccountBook { get }
  var user: User { get }
}

/// The scope of the advice feature, which the app plugs in below the customer's scope.
public final class AdviceComponent: Component<any AdviceDependency> {
  /// The feature's only screen.
  public var screen: AdviceScreen {
    AdviceScreen(user: dependency.user, accountBook: dependency.accountBook)
  }
}
