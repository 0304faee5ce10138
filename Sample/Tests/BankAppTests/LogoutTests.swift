import BankApp
import BankInterfaces
import LoggedIn
import ProblemsPresentation
import Testing

/// What is left after logging out, asserted by weak references.
@Suite struct LogoutTests {
  private let root = RootComponent(transcript: Transcript())

  @Test func nothingOfTheCustomerIsLeft() {
    let remains = logInUseEverythingAndLogOut()

    #expect(remains.loggedIn == nil)
    #expect(remains.accountBook == nil)
    #expect(remains.problems == nil)
    #expect(remains.messageList == nil)
  }

  @Test func theAppsObjectsStay() {
    let remains = logInUseEverythingAndLogOut()

    #expect(remains.signing != nil)
    #expect(root.loggedIn(user: .boris).safeBox.screen.signing === remains.signing)
  }

  @Test func theCoordinatorStaysAndLosesItsWayIn() {
    _ = logInUseEverythingAndLogOut()

    #expect(root.coordinator.push(.problemList).body == ["Please log in first."])
  }

  @Test func aScreenKeepsItsScope() {
    let transcript = Transcript()
    let freed = "  - Anna is logged out, LoggedInComponent is gone"
    var navigator = Navigator(transcript: transcript)
    navigator.open(RootComponent(transcript: transcript).loggedIn(user: .anna).home)

    #expect(!transcript.lines.contains(freed))
    navigator.leave()
    #expect(transcript.lines.contains(freed))
  }

  /// Visits every screen once, in a function of its own so that no variable outlives the visit.
  private func logInUseEverythingAndLogOut() -> Remains {
    let remains = Remains()
    var navigator = Navigator(transcript: Transcript())
    let loggedIn = root.loggedIn(user: .anna)
    navigator.open(loggedIn.home)
    for choice in loggedIn.home.choices {
      navigator.choose(choice)
      navigator.stack.last?.choices.forEach { navigator.choose($0) }
      if navigator.stack.last?.entry != nil { navigator.enter("100") }
    }
    let problems = loggedIn.problems
    navigator.open(root.coordinator.push(.problemDetail(id: 3)))
    let messageList = loggedIn.messages.list.screen
    navigator.open(messageList)

    remains.loggedIn = loggedIn
    remains.accountBook = loggedIn.accountBook
    remains.problems = problems
    remains.messageList = messageList
    remains.signing = loggedIn.safeBox.screen.signing
    return remains
  }
}

/// Weak references to what a visit used.
private final class Remains {
  weak var loggedIn: LoggedInComponent?
  weak var accountBook: (any AccountBook)?
  weak var problems: ProblemsComponent?
  weak var messageList: AnyObject?
  weak var signing: (any SigningService)?
}
