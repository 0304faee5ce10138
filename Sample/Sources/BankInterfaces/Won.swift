/// An amount of money.
public struct Won: Comparable, Sendable, CustomStringConvertible {
  public let amount: Int

  public init(_ amount: Int) {
    self.amount = amount
  }

  /// Reads what a person has typed, with or without commas.
  public init?(typed text: String) {
    guard let amount = Int(text.filter { $0 != "," }), amount > 0 else { return nil }
    self.init(amount)
  }

  public static func < (left: Won, right: Won) -> Bool { left.amount < right.amount }
  public static func + (left: Won, right: Won) -> Won { Won(left.amount + right.amount) }
  public static func - (left: Won, right: Won) -> Won { Won(left.amount - right.amount) }

  /// `3,000,000 won`.
  public var description: String {
    var digits: [Character] = []
    for (index, digit) in String(amount).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { digits.append(",") }
      digits.append(digit)
    }
    return String(digits.reversed()) + " won"
  }
}
