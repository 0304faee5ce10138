import BankInterfaces
import Deposit
import Testing

/// The module on its own: no app, no other feature, no generated code.
///
/// `DepositDependency` is an ordinary protocol and `init(dependency:)` an ordinary initializer, so a
/// struct written by hand takes the place of the whole tree.
@Suite struct DepositTests {
  @Test func opensADepositOnceItIsSigned() {
    let signing = FakeSigning(answer: .signature(7))
    let component = DepositComponent(dependency: HandWritten(signingService: signing))

    let notice = component.screen.choices[0].open()

    #expect(signing.operations == ["open a deposit"])
    #expect(notice.body == ["Your deposit is open, with signature 7."])
  }

  @Test func opensNothingUnsigned() {
    let signing = FakeSigning(answer: .refusal("the password is wrong"))
    let component = DepositComponent(dependency: HandWritten(signingService: signing))

    let notice = component.screen.choices[0].open()

    #expect(notice.body == ["No deposit: the password is wrong."])
  }

  @Test func showsTheServiceItWasGiven() {
    let signing = FakeSigning(answer: .signature(1))
    let screen = DepositComponent(dependency: HandWritten(signingService: signing)).screen

    #expect(screen.signing === signing)
    #expect(screen.services == [signing.origin])
  }

  @Test(arguments: [
    (FakeSigning.Answer.signature(2), "Deposit 7 is closed, with signature 2."),
    (FakeSigning.Answer.refusal("no"), "Deposit 7 stays open."),
  ])
  func closesEarlyOnlyIfSigned(answer: FakeSigning.Answer, notice: String) {
    let dependency = HandWrittenClosing(signingService: FakeSigning(answer: answer))
    let screen = DepositClosingComponent(dependency: dependency).screen

    #expect(screen.choices[0].open().body == [notice])
  }
}

private struct HandWritten: DepositDependency {
  let signingService: any SigningService
}

private struct HandWrittenClosing: DepositClosingDependency {
  let signingService: any DepositSigningService
}
