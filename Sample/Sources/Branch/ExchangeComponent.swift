import BankInterfaces
import Bobbin

/// What the exchange desk needs: requirements with effects and isolation, written as Swift writes them.
public protocol ExchangeDependency: Dependency {
  @MainActor var dollarRate: Double { get async throws(RateError) }
  @MainActor func rate(of currency: String) async throws(RateError) -> Double
  @MainActor var board: RateBoard { get }
}

/// The exchange desk, a scope of the main actor.
@MainActor public final class ExchangeComponent: MainActorComponent<any ExchangeDependency> {
  /// Fills the board.
  public func show() async throws(RateError) -> [String] {
    let board = dependency.board
    board.lines = ["USD \(try await dependency.dollarRate)"]
    board.lines.append("EUR \(try await dependency.rate(of: "EUR"))")
    return board.lines
  }
}

/// Why there is no rate.
public struct RateError: Error {
  public let currency: String
}

/// The board above the desk.
@MainActor public final class RateBoard {
  var lines: [String] = []
}

/// Knows the rates; an actor, because many desks ask.
actor RateFeed {
  func rate(of currency: String) throws(RateError) -> Double {
    switch currency {
    case "USD": 1390.5
    case "EUR": 1502
    default: throw RateError(currency: currency)
    }
  }
}

extension BranchComponent {
  @MainActor public var exchange: ExchangeComponent { ExchangeComponent(parent: self) }

  @MainActor var dollarRate: Double {
    get async throws(RateError) { try await rate(of: "USD") }
  }

  @MainActor func rate(of currency: String) async throws(RateError) -> Double {
    try await feed.rate(of: currency)
  }

  @MainActor var board: RateBoard { RateBoard() }
}
