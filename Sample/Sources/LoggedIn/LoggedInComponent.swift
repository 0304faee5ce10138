import BankInterfaces
import Bobbin
import ProblemsDomain
import SafeBox

/// What the scope of a customer needs for itself.
///
/// Note what is missing: signing, interest rates, the coordinator. Features below need them, the app
/// above has them, and this module forwards them without a word.
public protocol LoggedInDependency: Dependency {
  var transcript: Transcript { get }

  /// What other modules add to the home screen.
  ///
  /// A plugin point: the module that provides this may hang components of its own below the component
  /// it is passed. This module knows neither what they are nor how many.
  func makeHomeExtras(for loggedIn: LoggedInComponent) -> [Choice]
}

/// The scope of one signed-in customer: made at login, freed at logout.
///
/// What belongs to a customer is stored here, so it cannot outlive the login or leak into the next
/// one. The features are in `LoggedInComponent+….swift`, one file for each group.
public final class LoggedInComponent: Component<any LoggedInDependency> {
  /// Anything below may require the customer, and never gets an optional.
  ///
  /// The app's plugins are in other modules, and require it as well; hence `public`.
  public let user: User

  /// One per login, made at first use; `public` for the plugins as well.
  public private(set) lazy var accountBook: any AccountBook = UserAccountBook(
    user: user, madeBy: LoggedInComponent.self, transcript: dependency.transcript)

  /// One per login, so the balance is still there when the safe box is opened again.
  lazy var safeBoxAccount = SafeBoxAccount()

  /// One per login.
  ///
  /// The data layer's component is only needed to make it. Storing that component would be a leak,
  /// because a child keeps its parent.
  lazy var problemRepository: any ProblemRepository = makeProblemRepository()

  /// Opens the scope for a customer.
  public init(dependency: any LoggedInDependency, user: User) {
    self.user = user
    super.init(dependency: dependency)
    dependency.transcript.write("  + \(user.name) is logged in")
  }

  deinit {
    dependency.transcript.write("  - \(user.name) is logged out, LoggedInComponent is gone")
  }

  /// The first screen after login.
  ///
  /// Only screens keep this scope alive: when the last of them is left, the scope is freed with
  /// everything it stores.
  public var home: HomeScreen {
    HomeScreen(loggedIn: self, extras: dependency.makeHomeExtras(for: self))
  }
}
