extension Parser {
  /// Reads the heads of the types in a file: names, modifiers, what they inherit, and the types
  /// nested in them.
  ///
  /// - Parameters:
  ///   - source: The file's bytes.
  ///   - end: An offset after the last head. `DeclarationIndex` finds one without understanding the
  ///     file; if it is inside a comment, a string or anything else, the whole file is read.
  /// - Returns: The file's imports and types without their members.
  package static func outline(_ source: Source, upTo end: Int) -> SourceFile {
    let file = parse(source, upTo: end, skippingBodies: true, cutting: nil)
    return file.faults.isEmpty ? file : parse(source, skippingBodies: true)
  }

  /// Reads a nested type, or skips the rest of a line and what is in the braces there.
  mutating func parseHeadOrSkip() {
    let modifiers = parseModifiers()
    if let kind = typeKeyword {
      owner.nested.append(parseTypeDeclaration(kind, modifiers, isLocal: owner.isLocal))
      return
    }
    while !at(.rightBrace), !at(.endOfFile) {
      let isSemicolon = at(.semicolon)
      if at(.leftBrace) { skipBraces() } else { skipBalanced() }
      if isSemicolon || current.startsLine { return }
    }
  }

  /// Skips a body; one that is still open at the end holds all that is left.
  private mutating func skipBraces() {
    let closer = closer(of: index) ?? tokens.count - 1
    file.skipped.append(Int(current.end)..<Int(tokens[closer].start))
    index = closer
    advance()
  }
}
