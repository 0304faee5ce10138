import Bobbin

struct Refused: Error, Equatable {
  let reason: String
}

actor Ledger {
  private(set) var total = 0
  func book(_ amount: Int) -> Int {
    total += amount
    return total
  }
}

@MainActor final class Window {
  private(set) var titles: [String] = []
  func show(_ title: String) { titles.append(title) }
}

protocol PaymentDependency: Dependency {
  var token: String { get async throws }
  func approve(_ amount: Int) throws(Refused) -> Int
  func fetch(_ id: Int) async -> String
  var ledger: Ledger { get }
  @MainActor var window: Window { get }
  @MainActor func announce(_ title: String)
}

final class PaymentComponent: Component<any PaymentDependency> {
  func pay(_ amount: Int) async throws -> String {
    let token = try await dependency.token
    let booked = await dependency.ledger.book(try dependency.approve(amount))
    return "\(token), \(await dependency.fetch(amount)), \(booked) booked"
  }

  /// The error has its type, all the way.
  func refusal(of amount: Int) -> Refused? {
    do {
      _ = try dependency.approve(amount)
      return nil
    } catch {
      return error
    }
  }

  @MainActor func show() -> Window {
    dependency.announce("paid")
    return dependency.window
  }
}

/// Only passes everything on.
final class MiddleComponent: Component<any EmptyDependency> {
  var payment: PaymentComponent { PaymentComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let ledger = Ledger()
  @MainActor lazy var window = Window()
  var token: String { get async throws { "token" } }

  func approve(_ amount: Int) throws(Refused) -> Int {
    guard amount < 100 else { throw Refused(reason: "too much") }
    return amount
  }
  func fetch(_ id: Int) async -> String { "number \(id)" }
  @MainActor func announce(_ title: String) { window.show(title) }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
