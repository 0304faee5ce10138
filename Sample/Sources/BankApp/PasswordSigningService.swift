import BankInterfaces
import Deposit
import Savings

/// Signs with the customer's password: old, tangled with the app, and so not yet in a module.
///
/// Modules that were split off reach it through three protocols: the shared one, Deposit's own and
/// Savings' own.
final class PasswordSigningService: SigningService, DepositSigningService, SavingsSigningService {
  let origin: Origin
  private let keypad: Keypad
  private let transcript: Transcript
  private var signed = 0

  init(keypad: Keypad, madeBy maker: Any.Type, transcript: Transcript) {
    self.keypad = keypad
    self.transcript = transcript
    origin = transcript.origin(of: PasswordSigningService.self, madeBy: maker)
  }

  func request(
    withSign operation: String,
    completion: (Signature) -> Void,
    failure: (SigningFailure) -> Void
  ) {
    if let signature = sign(operation) {
      completion(signature)
    } else {
      failure(SigningFailure(reason: "the password has four digits"))
    }
  }

  func signature(forClosing deposit: String) -> Signature? {
    sign("close \(deposit)")
  }

  func confirmPayout(of balance: Won) -> Signature? {
    sign("pay out \(balance)")
  }

  private func sign(_ operation: String) -> Signature? {
    transcript.write("  ? Password, to \(operation):")
    guard let password = keypad.password(), password.count == 4, Int(password) != nil else {
      return nil
    }
    signed += 1
    transcript.write("  * \(origin.instance) signs: \(operation)")
    return Signature(number: signed)
  }
}
