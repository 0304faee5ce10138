import Advice
import BankInterfaces
import Bobbin
import Lobby
import LoggedIn

/// The root of the tree: the app itself, which needs nothing from above.
///
/// Whatever is stored here is one for the whole app. A requirement anywhere below finds it by name
/// and type, however many scopes lie in between.
public final class RootComponent: BootstrapComponent {
  /// What the app was started with.
  let transcript: Transcript

  /// The signing that was always in the app.
  ///
  /// One object serves every feature, under both of the protocols by which features know it.
  lazy var signingService = PasswordSigningService(
    givenBy: RootComponent.self, transcript: transcript)

  /// Today's rates.
  lazy var interestRates: any InterestRates = BranchRates(
    givenBy: RootComponent.self, transcript: transcript)

  /// Starts the app; everything it says goes to `transcript`.
  public init(transcript: Transcript) {
    self.transcript = transcript
    super.init()
  }

  /// Opens the scope of a customer, who is known only now.
  public func loggedIn(user: User) -> LoggedInComponent {
    LoggedInComponent(parent: self, user: user)
  }

  /// The hall, a scope of the main actor; a root without isolation may create one there.
  @MainActor public var lobby: LobbyComponent { LobbyComponent(parent: self) }

  /// What the lobby's counters need to let somebody in.
  func makeHome(for user: User) -> any Screen { loggedIn(user: user).home }

  /// The screen before login.
  public var login: LoginScreen { LoginScreen(root: self) }
}

extension RootComponent {
  /// Hangs Advice below the customer's scope, although the module LoggedIn knows nothing of it.
  ///
  /// The child's parent is not `self` here but the component that is handed in.
  func makeHomeExtras(for loggedIn: LoggedInComponent) -> [Choice] {
    [Choice("Advice") { AdviceComponent(parent: loggedIn).screen }]
  }
}
