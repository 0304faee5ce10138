import BankInterfaces

/// Where people take a ticket.
///
/// `Screen` belongs to no actor and this screen to the main one, so it is a `Screen` there only.
public struct LobbyScreen: Screen {
  let lobby: LobbyComponent

  public let title = "Lobby"
  public let body = ["Please take a ticket."]
  public let wayOut = "Leave the bank"
  public var choices: [Choice] {
    [Choice("Take a ticket") { lobby.counter(ticket: lobby.tickets.next()).screen }]
  }
}

/// Where people are let in.
struct CounterScreen: Screen {
  let ticket: Int
  let tickets: TicketRoll
  let makeHome: (User) -> any Screen

  var title: String { "Counter, ticket \(ticket)" }
  let body = ["Good morning. Your name, please?"]
  var services: [Origin] { [tickets.origin] }
  var choices: [Choice] {
    [Choice("Anna") { makeHome(User(name: "Anna")) }]
  }
}
