import Bobbin
import Screens

final class RootComponent: BootstrapComponent {
  let title = "root"

  var id: ScreenComponent { ScreenComponent(parent: self, id: 1) }
  var style: ScreenComponent { ScreenComponent(parent: self, id: 2, style: "bold") }
  var user: ScreenComponent { ScreenComponent(parent: self, id: 3, ["a", "b"], for: "Ann") }

  func counted(_ count: inout Int) -> ScreenComponent {
    ScreenComponent(count: &count, parent: self) { print($0) }
  }

  func counted(_ count: inout Int, then: @escaping (String) -> Void) -> ScreenComponent {
    ScreenComponent(count: &count, parent: self, then: then)
  }

  var generic: ScreenComponent { ScreenComponent(parent: self, value: 4, otherwise: "!") }

  var closures: ScreenComponent {
    ScreenComponent(parent: self) {
      "start"
    } onEnd: {
      " end"
    }
  }

  var button: ScreenComponent {
    ScreenComponent(parent: self) {
      " pressed"
    } label: {
      "button"
    }
  }

  var start: ScreenComponent { ScreenComponent(parent: self, onStart: { "start" }) }

  func ticket(_ number: Int) throws -> TicketComponent {
    try TicketComponent(parent: self, number: number)
  }

  func ticket(maybe: Int?) -> TicketComponent? { TicketComponent(maybe: maybe, parent: self) }

  func later() async -> TicketComponent { await TicketComponent(parent: self, later: 9) }
}
