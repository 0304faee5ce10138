import BankInterfaces
import Bobbin

/// What a counter needs; the lobby has one of it, the app the other.
protocol CounterDependency: Dependency {
  var tickets: TicketRoll { get }
  func makeHome(for user: User) -> any Screen
}

/// The scope of one visit to a counter.
final class CounterComponent: MainActorComponent<any CounterDependency> {
  private let ticket: Int

  init(dependency: any CounterDependency, ticket: Int) {
    self.ticket = ticket
    super.init(dependency: dependency)
  }

  var screen: CounterScreen {
    CounterScreen(ticket: ticket, tickets: dependency.tickets, makeHome: dependency.makeHome)
  }
}
