import Branch

extension Scenario {
  /// `get async throws(RateError)`, an `async` function, the main actor and an actor.
  static let effects = Scenario(
    "effects", "requirements that are async, throw, or belong to the main actor"
  ) { transcript in
    let exchange = RootComponent(transcript: transcript).branch.exchange
    do throws(RateError) {
      transcript.write("= \(try await exchange.show().joined(separator: ", "))")
    } catch {
      transcript.write("! No rate for \(error.currency)")
    }
  }
}
