import BankInterfaces

/// The rates that hang on the branch's wall.
final class BranchRates: InterestRates {
  let origin: Origin
  let savings = 3.5

  init(madeBy maker: Any.Type, transcript: Transcript) {
    origin = transcript.origin(of: BranchRates.self, madeBy: maker)
  }
}
