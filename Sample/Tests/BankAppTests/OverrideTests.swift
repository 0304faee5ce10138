import BankApp
import BankInterfaces
import Bobbin
import LoggedIn
import Testing

/// The scenario `override-in-test`: one thing replaced in the app's real tree, all else as it is.
///
/// Nothing global is touched. Each test has a tree and a replacement of its own, so they can all run
/// at the same time.
@Suite struct OverrideTests {
  @Test(arguments: [0.5, 1, 2, 4, 8])
  func replacesTheRatesFarBelow(rate: Double) {
    let transcript = Transcript()
    let real = RootComponent(transcript: transcript).loggedIn(user: .anna)
    let rates = FixedRates(savings: rate)

    // LoggedIn itself does not mention rates, it forwards them; its stub takes them all the same.
    let stub = LoggedInDependencyStub(overriding: real.dependency, interestRates: rates)
    let loggedIn = LoggedInComponent(dependency: stub, user: .anna)

    #expect(loggedIn.savings.screen.rates === rates)
    #expect(loggedIn.savings.screen.body == ["100,000 won a month at \(rate) %."])
    // The signing is the app's own, the same one as in the tree that was not touched.
    #expect(loggedIn.safeBox.screen.signing === real.safeBox.screen.signing)
    #expect(real.savings.screen.body == ["100,000 won a month at 3.5 %."])
  }

  @Test func needsOnlyWhatItUses() {
    let stub = LoggedInDependencyStub(
      transcript: Transcript(),
      makeHomeExtras: { loggedIn in
        [Choice("Hello, \(loggedIn.user.name)") { NoticeScreen(title: "Hello") }]
      })
    let home = LoggedInComponent(dependency: stub, user: .boris).home

    #expect(home.choices.last?.title == "Hello, Boris")
  }
}

private final class FixedRates: InterestRates {
  let origin = Origin(instance: "FixedRates#1", maker: "OverrideTests")
  let savings: Double

  init(savings: Double) {
    self.savings = savings
  }
}
