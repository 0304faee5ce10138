import Advice
import BankInterfaces
import Bobbin
import Branch
import Lobby
import LoggedIn
import Records

/// The root of the tree: the app itself, which needs nothing from above.
///
/// Whatever is stored here is one for the whole app. A requirement anywhere below finds it by name
/// and type, however many scopes lie in between.
public final class RootComponent: BootstrapComponent {
  /// What the app was started with.
  let transcript: Transcript
  private let keypad: Keypad

  /// The signing that has always been in the app.
  ///
  /// One object serves every feature, under each of the protocols by which features know it.
  lazy var signingService = PasswordSigningService(
    keypad: keypad, madeBy: RootComponent.self, transcript: transcript)

  /// Today's rates.
  lazy var interestRates: any InterestRates = BranchRates(
    madeBy: RootComponent.self, transcript: transcript)

  /// One for the whole app; every view model gets this object.
  public private(set) lazy var coordinator = Coordinator()

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - transcript: Where all output goes.
  ///   - keypad: Where the customer types the password.
  public init(transcript: Transcript, keypad: Keypad = Keypad { "1234" }) {
    self.transcript = transcript
    self.keypad = keypad
    super.init()
  }

  /// Opens the scope of a customer, who is known only now.
  public func loggedIn(user: User) -> LoggedInComponent {
    let loggedIn = LoggedInComponent(parent: self, user: user)
    coordinator.start(with: loggedIn)
    return loggedIn
  }

  /// The hall, a scope of the main actor, which a root without isolation may create on that actor.
  @MainActor public var lobby: LobbyComponent { LobbyComponent(parent: self) }

  /// What the lobby's counters need to let a customer in.
  func makeHome(for user: User) -> any Screen { loggedIn(user: user).home }

  /// Examples of how long objects live, and of the shapes that wiring takes.
  public var records: RecordsComponent { RecordsComponent(parent: self) }
  public var branch: BranchComponent { BranchComponent(parent: self) }

  /// The screen before login.
  public var login: LoginScreen { LoginScreen(root: self) }
}

extension RootComponent {
  /// Hangs Advice below the customer's scope, although the module LoggedIn knows nothing of it.
  ///
  /// Here the child's parent is not `self` but the component that is passed in.
  func makeHomeExtras(for loggedIn: LoggedInComponent) -> [Choice] {
    [Choice("Advice") { AdviceComponent(parent: loggedIn).screen }]
  }
}
