import BankInterfaces
import Deposit

extension Scenario {
  /// `DepositDependency` is an ordinary protocol: the tree serves it, and so does a struct.
  static let plainDependency = Scenario(
    "plain-dependency", "a protocol without ': Dependency' is used as it is, and by hand as well"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.deposit.screen)

    let desk = BranchDesk(signingService: StampSigningService(transcript: transcript))
    walk.open(DepositComponent(dependency: desk).screen)
    walk.choose("Open a deposit")
  }
}

/// A place outside the tree that opens deposits as well: a dependency written by hand.
private struct BranchDesk: DepositDependency {
  let signingService: any SigningService
}

/// Signs with a rubber stamp.
private final class StampSigningService: SigningService {
  let origin: Origin

  init(transcript: Transcript) {
    origin = transcript.origin(of: StampSigningService.self, madeBy: BranchDesk.self)
  }

  func request(
    withSign operation: String,
    completion: (Signature) -> Void,
    failure: (SigningFailure) -> Void
  ) {
    completion(Signature(number: 1))
  }
}
