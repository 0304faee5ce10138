/// Which Unicode scalars outside ASCII may be in operators.
///
/// All others but one are taken for parts of names: swiftc reports those that are not.
///
/// The ranges are those of *The Swift Programming Language*, "Lexical Structure". They are walked
/// in order: in source code nearly every scalar outside ASCII is found in the first few.
enum Scalars {
  static var nonBreakingSpace: UInt32 { 0xA0 }
  static var byteOrderMark: UInt32 { 0xFEFF }

  /// Whether a scalar may begin an operator.
  static func beginsOperator(_ scalar: UInt32) -> Bool { contains(operatorRanges, scalar) }

  /// Whether a scalar may follow the first in an operator.
  static func continuesOperator(_ scalar: UInt32) -> Bool {
    beginsOperator(scalar) || contains(combiningRanges, scalar)
  }

  private static func contains(_ ranges: [(UInt32, UInt32)], _ scalar: UInt32) -> Bool {
    for (first, last) in ranges {
      if scalar < first { return false }
      if scalar <= last { return true }
    }
    return false
  }

  private static let operatorRanges: [(UInt32, UInt32)] = [
    (0x00A1, 0x00A7), (0x00A9, 0x00A9), (0x00AB, 0x00AC), (0x00AE, 0x00AE), (0x00B0, 0x00B1),
    (0x00B6, 0x00B6), (0x00BB, 0x00BB), (0x00BF, 0x00BF), (0x00D7, 0x00D7), (0x00F7, 0x00F7),
    (0x2016, 0x2017), (0x2020, 0x2027), (0x2030, 0x203E), (0x2041, 0x2053), (0x2055, 0x205E),
    (0x2190, 0x23FF), (0x2500, 0x2775), (0x2794, 0x2BFF), (0x2E00, 0x2E7F), (0x3001, 0x3003),
    (0x3008, 0x3020), (0x3030, 0x3030),
  ]

  private static let combiningRanges: [(UInt32, UInt32)] = [
    (0x0300, 0x036F), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE00, 0xFE0F), (0xFE20, 0xFE2F),
    (0xE_0100, 0xE_01EF),
  ]
}
