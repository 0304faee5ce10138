import BankInterfaces
import Deposit

/// Signs or refuses, as the test wants, and remembers what it was asked.
final class FakeSigning: SigningService, DepositSigningService {
  enum Answer: Sendable {
    case signature(Int)
    case refusal(String)
  }

  let origin = Origin(instance: "FakeSigning#1", maker: "DepositTests")
  private(set) var operations: [String] = []
  private let answer: Answer

  init(answer: Answer) {
    self.answer = answer
  }

  func request(
    withSign operation: String,
    completion: (Signature) -> Void,
    failure: (SigningFailure) -> Void
  ) {
    operations.append(operation)
    switch answer {
    case .signature(let number): completion(Signature(number: number))
    case .refusal(let reason): failure(SigningFailure(reason: reason))
    }
  }

  func signature(forClosing deposit: String) -> Signature? {
    operations.append(deposit)
    guard case .signature(let number) = answer else { return nil }
    return Signature(number: number)
  }
}
