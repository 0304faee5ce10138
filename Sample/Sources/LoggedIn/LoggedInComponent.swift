import BankInterfaces
import Bobbin
import ProblemsData
import ProblemsDomain

/// What the scope of a customer needs for itself.
///
/// Note what is missing: the signing and the interest rates. Features below need them, the app
/// above has them, and nothing here changes when either does.
public protocol LoggedInDependency: Dependency {
  var transcript: Transcript { get }

  /// What other modules add to the home screen.
  ///
  /// A plugin point: whoever provides this may hang components of its own below the component that
  /// it is handed. This module knows neither them nor their number.
  func makeHomeExtras(for loggedIn: LoggedInComponent) -> [Choice]
}

/// The scope of one signed-in customer: made at login, freed at logout.
///
/// What belongs to a customer is stored here, so it cannot outlive the login and cannot leak into
/// the next one. `LoggedInComponent+….swift` hold the features, a file for each group.
public final class LoggedInComponent: Component<any LoggedInDependency> {
  /// Everyone below may ask for the customer, and never gets an optional.
  ///
  /// The app's plugins ask, too, and they live in other modules; hence `public`.
  public let user: User

  /// One per login: stored, and made when somebody first asks; `public` for the plugins as well.
  public private(set) lazy var accountBook: any AccountBook = UserAccountBook(
    user: user, givenBy: LoggedInComponent.self, transcript: dependency.transcript)

  /// One per login, like the account book.
  ///
  /// The data layer's component is only needed to make it; storing that one instead would be a leak,
  /// because a child keeps its parent.
  lazy var problemRepository: any ProblemRepository =
    ProblemsDataComponent(parent: self).repository

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
  /// Only screens keep this scope alive: when the last of them is left, the scope is gone with
  /// everything it stores.
  public var home: HomeScreen {
    HomeScreen(loggedIn: self, extras: dependency.makeHomeExtras(for: self))
  }
}
