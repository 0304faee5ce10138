import BankInterfaces
import Deposit

/// Signs with the customer's password: old, tangled with the app, and so still here.
///
/// Modules that were split off reach it through two protocols, the shared one and Deposit's own.
final class PasswordSigningService: SigningService, DepositSigningService {
  let origin: Origin
  private let transcript: Transcript
  private var signed = 0

  init(givenBy giver: Any.Type, transcript: Transcript) {
    self.transcript = transcript
    origin = transcript.origin(of: PasswordSigningService.self, givenBy: giver)
  }

  func request(
    withSign operation: String,
    completion: (Signature) -> Void,
    failure: (SigningFailure) -> Void
  ) {
    guard !operation.isEmpty else {
      return failure(SigningFailure(reason: "there is nothing to sign"))
    }
    completion(sign(operation))
  }

  func signature(forClosing deposit: String) -> Signature? {
    sign("close \(deposit)")
  }

  private func sign(_ operation: String) -> Signature {
    signed += 1
    transcript.write("  * \(origin.instance) signs: \(operation)")
    return Signature(number: signed)
  }
}
