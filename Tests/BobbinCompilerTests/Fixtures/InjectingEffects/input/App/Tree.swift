import Bobbin

struct Refused: Error, Equatable {}

final class Session {
  let token: String
  let port: Int

  init(token: String, port: Int) async throws {
    guard !token.isEmpty else { throw Refused() }
    self.token = token
    self.port = port
  }
}

struct Account {
  let port: Int

  init(port: Int) throws(Refused) {
    guard port > 0 else { throw Refused() }
    self.port = port
  }
}

struct Even {
  let port: Int

  init?(port: Int) {
    guard port % 2 == 0 else { return nil }
    self.port = port
  }
}

final class Forced {
  let port: Int

  init!(port: Int) {
    self.port = port
  }
}

actor Queue {
  let token: String

  init(token: String) async throws {
    self.token = token
  }
}

@MainActor final class Screen {
  let port: Int

  init(port: Int) {
    self.port = port
  }
}

final class Half {
  let width: Int

  @MainActor init(width: Int) {
    self.width = width
  }
}

/// It knows of no actor.
struct Model {
  let width: Int
}

final class RootComponent: BootstrapComponent {
  var port = 80
  /// Only an initializer that is async and throws itself may be filled from it.
  var token: String { get async throws { "secret" } }
  @MainActor var width: Int { 320 }

  func session() async throws -> Session { try await Session(injecting: self) }
  func account() throws(Refused) -> Account { try Account(injecting: self) }
  var even: Even? { Even(injecting: self) }
  var forced: Forced { Forced(injecting: self) }
  @MainActor var screen: Screen { Screen(injecting: self) }
  @MainActor var half: Half { Half(injecting: self) }
  @MainActor func model() -> Model { Model(injecting: self) }
}

@MainActor
final class MainComponent: MainActorBootstrapComponent {
  let width = 5
  var port: Int { width }
  func token() -> String { "none" }

  var screen: Screen { Screen(injecting: self) }
  var half: Half { Half(injecting: self) }
  var model: Model { Model(injecting: self) }
  func queue(token: String) async throws -> Queue { try await Queue(injecting: self, token: token) }
}
