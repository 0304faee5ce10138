package import BobbinSyntax

extension Lexer {
  /// Reads a file with and without the code that says nothing, and returns the first token that is not
  /// the same, or nil where all are.
  ///
  /// Between two braces tokens may be missing, if they are balanced and none of them may be a label.
  package static func firstTokenLost(in source: Source) -> Token? {
    var all = Lexer.lex(source).tokens[...]
    var last: Token?
    for token in Lexer.lex(source, skippingCode: true).tokens {
      var token = token
      if last?.kind == .leftBrace, token.kind == .rightBrace {
        var open = 1
        while let inner = all.first {
          if inner.kind == .leftBrace { open += 1 }
          if inner.kind == .rightBrace { open -= 1 }
          if inner.keyword.rawValue >= Keyword.parent.rawValue { return inner }
          if open == 0 { break }
          all.removeFirst()
        }
        // Nobody asks what stands before the closing one.
        token.flags = all.first?.flags ?? []
      }
      guard all.popFirst() == token else { return token }
      last = token
    }
    return all.first
  }
}
