import BankInterfaces
import Bobbin

/// What the lobby needs: on the main actor, like everything in this module that says nothing else.
public protocol LobbyDependency: Dependency {
  var transcript: Transcript { get }
}

/// The hall of the bank, where people take a ticket.
///
/// The default isolation of this module is `MainActor`, as in a new app of Xcode's. A class there
/// cannot inherit from one without isolation, hence `MainActorComponent`; nothing else is different.
public final class LobbyComponent: MainActorComponent<any LobbyDependency> {
  /// One per lobby; it counts without a lock, because only the main actor sees it.
  lazy var tickets = TicketRoll(madeBy: LobbyComponent.self, transcript: dependency.transcript)

  /// The screen at the entrance.
  public var screen: LobbyScreen { LobbyScreen(lobby: self) }

  /// Opens the scope of one visit.
  func counter(ticket: Int) -> CounterComponent { CounterComponent(parent: self, ticket: ticket) }
}
