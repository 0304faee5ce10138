import BankApp
import BankInterfaces
import Testing

/// Which object each feature gets, read from the tree itself and not from a transcript.
@Suite struct WiringTests {
  private let root = RootComponent(transcript: Transcript())

  @Test func oneSigningServesEveryFeature() {
    let loggedIn = root.loggedIn(user: .anna)
    let signing = loggedIn.deposit.screen.signing

    #expect(loggedIn.savings.screen.signing === signing)
    #expect(loggedIn.safeBox.screen.signing === signing)
    #expect(loggedIn.depositClosing.screen.signing === signing)
    #expect(loggedIn.savingsClosing.screen.signing === signing)
  }

  @Test func oneSigningServesEveryCustomer() {
    let anna = root.loggedIn(user: .anna)
    let boris = root.loggedIn(user: .boris)

    #expect(anna.savings.screen.rates === boris.savings.screen.rates)
    #expect(anna.safeBox.screen.signing === boris.safeBox.screen.signing)
  }

  @Test func eachAppHasItsOwnSigning() {
    let other = RootComponent(transcript: Transcript())

    #expect(
      root.loggedIn(user: .anna).safeBox.screen.signing
        !== other.loggedIn(user: .anna).safeBox.screen.signing)
  }

  @Test func accountBookIsOnePerLogin() {
    let first = root.loggedIn(user: .anna)
    let second = root.loggedIn(user: .anna)
    let card = CardNumber("4000-1")
    let account = AccountNumber("Anna/A")
    let book = first.card(number: card).screen.accountBook

    #expect(first.demandDeposit(account: account).screen.accountBook === book)
    #expect(second.card(number: card).screen.accountBook !== book)
  }

  @Test func componentsAreNewEachTime() {
    let loggedIn = root.loggedIn(user: .anna)

    #expect(loggedIn.deposit !== loggedIn.deposit)
  }
}
