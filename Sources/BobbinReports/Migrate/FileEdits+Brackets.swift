import BobbinCompiler
import BobbinSyntax

extension FileEdits {
  /// The token after a bracket that opens here and its contents, or after the token here.
  func afterBracket(_ opening: Int) -> Int {
    var open = 0
    var position = opening
    while tokens[position].kind != .endOfFile {
      open += tokens[position].kind.depth
      position += 1
      if open <= 0 { return position }
    }
    return position
  }

  /// The brace that opens the body of the type whose name is at a place.
  func body(after name: Location) -> Int? {
    tokens[token(from: offset(name))...].firstIndex { $0.kind == .leftBrace }
  }

  /// The white space before the first token of the line with a place.
  func indentation(of place: Location) -> String {
    let line = lines.range(of: place.line).map(source.text) ?? ""
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }
}

extension Token.Kind {
  /// How many brackets deeper the following token is.
  fileprivate var depth: Int {
    switch self {
    case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen: 1
    case .rightParen, .rightSquare, .rightBrace, .stringClose, .interpolationClose: -1
    default: 0
    }
  }
}
