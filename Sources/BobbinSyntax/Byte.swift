/// The bytes that the lexer compares by name.
enum Byte {
  static var nul: UInt8 { 0x00 }
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var exclamation: UInt8 { 0x21 }
  static var quote: UInt8 { 0x22 }
  static var pound: UInt8 { 0x23 }
  static var dollar: UInt8 { 0x24 }
  static var ampersand: UInt8 { 0x26 }
  static var leftParen: UInt8 { 0x28 }
  static var rightParen: UInt8 { 0x29 }
  static var star: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var period: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var zero: UInt8 { 0x30 }
  static var colon: UInt8 { 0x3A }
  static var semicolon: UInt8 { 0x3B }
  static var less: UInt8 { 0x3C }
  static var equal: UInt8 { 0x3D }
  static var greater: UInt8 { 0x3E }
  static var question: UInt8 { 0x3F }
  static var leftSquare: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var rightSquare: UInt8 { 0x5D }
  static var underscore: UInt8 { 0x5F }
  static var backtick: UInt8 { 0x60 }
  static var leftBrace: UInt8 { 0x7B }
  static var rightBrace: UInt8 { 0x7D }
}

/// What a byte can begin where the lexer expects a token or white space.
enum ByteClass: UInt8 {
  case nul
  /// White space other than line breaks, and characters that swiftc rejects.
  case space
  case newline
  case letter
  case digit
  case dollar
  case quote
  case backtick
  case pound
  case slash
  case less
  case questionOrExclamation
  case period
  /// Any other ASCII operator character.
  case operatorStart
  case leftParen
  case rightParen
  case colon
  /// Any other byte that is a token by itself.
  case mark
  /// A byte of a Unicode scalar outside ASCII.
  case high

  /// The class of each of the 256 bytes.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    table.initialize(repeating: .space, count: 256)
    for byte in 0x80...0xFF { table[byte] = .high }
    func set(_ text: StaticString, _ value: ByteClass) {
      for index in 0..<text.utf8CodeUnitCount { table[Int(text.utf8Start[index])] = value }
    }
    set("\0", .nul)
    set("\n\r", .newline)
    set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", .letter)
    set("0123456789", .digit)
    set("$", .dollar)
    set("\"", .quote)
    set("`", .backtick)
    set("#", .pound)
    set("/", .slash)
    set("<", .less)
    set("?!", .questionOrExclamation)
    set(".", .period)
    set("=-+*%&|^~>", .operatorStart)
    set("(", .leftParen)
    set(")", .rightParen)
    set(":", .colon)
    set("{}[],;@\\", .mark)
    return UnsafePointer(table)
  }()
}

extension Token.Kind {
  /// The token that each byte of the class `mark` is.
  nonisolated(unsafe) static let ofMarks: UnsafePointer<Token.Kind> = {
    let table = UnsafeMutablePointer<Token.Kind>.allocate(capacity: 256)
    table.initialize(repeating: .backslash, count: 256)
    let kinds: [Token.Kind] = [
      .leftBrace, .rightBrace, .leftSquare, .rightSquare, .comma, .semicolon, .atSign, .backslash,
    ]
    for (mark, kind) in zip("{}[],;@\\".utf8, kinds) { table[Int(mark)] = kind }
    return UnsafePointer(table)
  }()
}

/// What a byte can be inside a token, as bits, so that loops test one table entry per byte.
enum ByteMarks {
  typealias Mask = UInt8

  /// Continues a name: a letter, a digit, `_` or `$`.
  static var word: Mask { 1 }
  static var digit: Mask { 2 }
  static var hexDigit: Mask { 4 }
  static var `operator`: Mask { 8 }

  /// The marks of each of the 256 bytes; none for NUL, at which every loop stops.
  nonisolated(unsafe) static let table: UnsafePointer<Mask> = {
    let table = UnsafeMutablePointer<Mask>.allocate(capacity: 256)
    let classes = ByteClass.table
    for byte in 0..<0x100 {
      table[byte] =
        switch classes[byte] {
        case .letter, .dollar: word
        case .digit: word | digit | hexDigit
        case .slash, .less, .questionOrExclamation, .period, .operatorStart: `operator`
        default: 0
        }
    }
    for byte in "abcdefABCDEF".utf8 { table[Int(byte)] |= hexDigit }
    return UnsafePointer(table)
  }()
}
