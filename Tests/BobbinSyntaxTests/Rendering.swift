import BobbinSyntax

/// Writes the tokens of a text as `kind` and spelling, separated by spaces, without the `endOfFile`.
///
/// Kinds are short, so that a test is easy to read. For a token such as a bracket, only its
/// spelling is written.
func render(_ text: String) -> String {
  render(Source(path: "Test.swift", text: text))
}

func render(_ source: Source) -> String {
  Lexer.lex(source).tokens.dropLast().map { token in
    let spelling = source.text(Int(token.start)..<Int(token.end))
    // By scalar: CR LF is one character.
    let shown = spelling.unicodeScalars.map { $0 == "\n" ? "⏎" : $0 == "\r" ? "␍" : String($0) }
    guard let prefix = prefix(of: token) else { return shown.joined() }
    return "\(prefix):\(shown.joined())"
  }.joined(separator: " ")
}

/// Writes the faults of a text as `offset message`.
func faults(_ text: String) -> [String] {
  faults(Source(path: "Test.swift", text: text))
}

func faults(_ source: Source) -> [String] {
  Lexer.lex(source).faults.map { "\($0.offset) \($0.message)" }
}

private func prefix(of token: Token) -> String? {
  switch token.kind {
  case .identifier: token.keyword == .none ? "id" : "kw"
  case .dollarIdentifier: "dollar"
  case .integerLiteral: "int"
  case .floatLiteral: "float"
  case .stringOpen: "open"
  case .stringText: "text"
  case .stringClose: "close"
  case .interpolationOpen: "in"
  case .interpolationClose: "out"
  case .regexLiteral: "regex"
  case .binaryOperator: "bin"
  case .prefixOperator: "pre"
  case .postfixOperator: "post"
  case .postfixQuestion: "postQ"
  case .infixQuestion: "inQ"
  case .exclamation: "postX"
  case .pound, .poundIf, .poundElseif, .poundElse, .poundEndif: "dir"
  case .endOfFile: "eof"
  case .wildcard, .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare,
    .equal, .arrow, .comma, .colon, .colonColon, .semicolon, .period, .atSign, .backslash:
    nil
  }
}
