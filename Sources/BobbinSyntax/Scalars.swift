/// Which Unicode scalars may be in names and operators; for names, those outside ASCII only.
///
/// The ranges are those of *The Swift Programming Language*, "Lexical Structure". They are walked
/// in order: in source code nearly every scalar outside ASCII is found in the first few.
enum Scalars {
  /// Whether a scalar may follow the first in a name.
  static func continuesName(_ scalar: UInt32) -> Bool {
    contains(nameRanges, scalar) || isInNamePlane(scalar)
  }

  /// Whether a scalar may begin an operator.
  static func beginsOperator(_ scalar: UInt32) -> Bool {
    scalar < 0x80 ? isASCIIOperator(scalar) : contains(operatorRanges, scalar)
  }

  /// Whether a scalar may follow the first in an operator.
  static func continuesOperator(_ scalar: UInt32) -> Bool {
    beginsOperator(scalar) || contains(combiningRanges, scalar)
  }

  private static func isASCIIOperator(_ scalar: UInt32) -> Bool {
    ByteMarks.table[Int(scalar)] & ByteMarks.operator != 0
  }

  /// Each of the planes 1 to 14 contains names, except in its last two scalars, which are not
  /// characters.
  private static func isInNamePlane(_ scalar: UInt32) -> Bool {
    scalar >= 0x1_0000 && scalar < 0xF_0000 && scalar & 0xFFFF <= 0xFFFD
  }

  private static func contains(_ ranges: [(UInt32, UInt32)], _ scalar: UInt32) -> Bool {
    for (first, last) in ranges {
      if scalar < first { return false }
      if scalar <= last { return true }
    }
    return false
  }

  private static let nameRanges: [(UInt32, UInt32)] = [
    (0x00A8, 0x00A8), (0x00AA, 0x00AA), (0x00AD, 0x00AD), (0x00AF, 0x00AF), (0x00B2, 0x00B5),
    (0x00B7, 0x00BA), (0x00BC, 0x00BE), (0x00C0, 0x00D6), (0x00D8, 0x00F6), (0x00F8, 0x167F),
    (0x1681, 0x180D), (0x180F, 0x1FFF), (0x200B, 0x200D), (0x202A, 0x202E), (0x203F, 0x2040),
    (0x2054, 0x2054), (0x2060, 0x218F), (0x2460, 0x24FF), (0x2776, 0x2793), (0x2C00, 0x2DFF),
    (0x2E80, 0x2FFF), (0x3004, 0x3007), (0x3021, 0x302F), (0x3031, 0xD7FF), (0xF900, 0xFD3D),
    (0xFD40, 0xFDCF), (0xFDF0, 0xFE44), (0xFE47, 0xFFF8),
  ]

  private static let operatorRanges: [(UInt32, UInt32)] = [
    (0x00A1, 0x00A7), (0x00A9, 0x00A9), (0x00AB, 0x00AC), (0x00AE, 0x00AE), (0x00B0, 0x00B1),
    (0x00B6, 0x00B6), (0x00BB, 0x00BB), (0x00BF, 0x00BF), (0x00D7, 0x00D7), (0x00F7, 0x00F7),
    (0x2016, 0x2017), (0x2020, 0x2027), (0x2030, 0x203E), (0x2041, 0x2053), (0x2055, 0x205E),
    (0x2190, 0x23FF), (0x2500, 0x2775), (0x2794, 0x2BFF), (0x2E00, 0x2E7F), (0x3001, 0x3003),
    (0x3008, 0x3030),
  ]

  private static let combiningRanges: [(UInt32, UInt32)] = [
    (0x0300, 0x036F), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE00, 0xFE0F), (0xFE20, 0xFE2F),
    (0xE_0100, 0xE_01EF),
  ]
}
