import BankInterfaces

/// The money in a safe box: an account of its own, with a limit and daily interest.
public final class SafeBoxAccount {
  /// The most that a safe box may hold.
  public static let limit = Won(10_000_000)

  /// What is in it.
  public private(set) var balance = Won(0)

  private let yearlyPercent = 2

  public init() {}

  /// How much more fits.
  var room: Won { SafeBoxAccount.limit - balance }

  /// What the balance earns in one day.
  var dailyInterest: Won { Won(balance.amount * yearlyPercent / 100 / 365) }

  /// Puts money in; the caller has checked that it fits.
  func put(_ amount: Won) {
    balance = balance + amount
  }
}
