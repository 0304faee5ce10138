/// The bytes that the lexer compares in several places.
enum Byte {
  static var nul: UInt8 { 0x00 }
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { 0x22 }
  static var leftParen: UInt8 { 0x28 }
  static var rightParen: UInt8 { 0x29 }
  static var star: UInt8 { 0x2A }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var period: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
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
  case newline, letter, digit, dollar, quote, backtick, pound, slash, questionOrExclamation, period
  /// Any other ASCII operator character.
  case operatorStart
  case leftParen, rightParen, colon
  /// Any other byte that is a token by itself.
  case mark
  /// A byte of a Unicode scalar outside ASCII.
  case nonASCII
}

/// What is known about a byte.
struct ByteInfo {
  typealias Marks = UInt8

  /// Continues a name: a letter, a digit, `_` or `$`.
  static var word: Marks { 1 }
  static var digit: Marks { 2 }
  static var hexDigit: Marks { 4 }
  static var `operator`: Marks { 8 }

  var begins = ByteClass.space
  /// What the byte can be inside a token, as bits, so that loops test one table entry per byte; none
  /// for NUL, at which every loop stops.
  var marks: Marks = 0
  /// The token that a byte of the class `mark` is.
  var token = Token.Kind.backslash

  /// An entry for each of the 256 bytes.
  nonisolated(unsafe) static let table: UnsafePointer<ByteInfo> = {
    let table = UnsafeMutablePointer<ByteInfo>.allocate(capacity: 256)
    table.initialize(repeating: ByteInfo(), count: 256)
    func set(_ text: StaticString, _ begins: ByteClass, _ marks: Marks = 0) {
      for index in 0..<text.utf8CodeUnitCount {
        table[Int(text.utf8Start[index])] = ByteInfo(begins: begins, marks: marks)
      }
    }
    set("\0", .nul)
    set("\n\r", .newline)
    set("ghijklmnopqrstuvwxyzGHIJKLMNOPQRSTUVWXYZ_", .letter, word)
    set("abcdefABCDEF", .letter, word | hexDigit)
    set("0123456789", .digit, word | digit | hexDigit)
    set("$", .dollar, word)
    set("\"", .quote)
    set("`", .backtick)
    set("#", .pound)
    set("/", .slash, `operator`)
    set("?!", .questionOrExclamation, `operator`)
    set(".", .period, `operator`)
    set("=-+*%&|^~<>", .operatorStart, `operator`)
    set("(", .leftParen)
    set(")", .rightParen)
    set(":", .colon)
    set("{}[],;@\\", .mark)
    let marks: [Token.Kind] = [
      .leftBrace, .rightBrace, .leftSquare, .rightSquare, .comma, .semicolon, .atSign, .backslash,
    ]
    for (mark, token) in zip("{}[],;@\\".utf8, marks) { table[Int(mark)].token = token }
    for byte in 0x80...0xFF { table[byte].begins = .nonASCII }
    return UnsafePointer(table)
  }()
}
