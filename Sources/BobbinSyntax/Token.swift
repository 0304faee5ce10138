/// One lexical element of a Swift file.
///
/// A token is twelve bytes that point into the file; white space and comments are not tokens but
/// the gaps between them. String literals are divided, so that an interpolation contains ordinary
/// tokens:
///
///     #"a\#(b)c"#   stringOpen `#"`, stringText `a`, interpolationOpen `\#(`, identifier `b`,
///                   interpolationClose `)`, stringText `c`, stringClose `"#`
package struct Token: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    case endOfFile
    /// A name or keyword; backticks, if any, belong to the token.
    case identifier
    /// `$0` or `$name`.
    case dollarIdentifier
    case wildcard, integerLiteral, floatLiteral
    case stringOpen, stringText, stringClose, interpolationOpen, interpolationClose
    /// A whole regex literal with its delimiters.
    case regexLiteral
    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    /// `<` and `>` are operators; the parser splits them where it reads generics.
    case binaryOperator, prefixOperator, postfixOperator
    case equal, arrow, comma, colon
    /// `::` between a module and a name in it.
    case colonColon
    case semicolon, period, atSign, backslash, postfixQuestion, infixQuestion, exclamation
    /// A `#` that begins a macro or a directive without a kind of its own.
    case pound
    case poundIf, poundElseif, poundElse, poundEndif
  }

  package var kind: Kind
  /// Which keyword an unquoted `identifier` spells; most keywords are names in other places.
  package var keyword: Keyword
  /// Whether the token is the first of its line.
  package var startsLine: Bool
  /// Whether white space or a comment precedes the token.
  package var followsSpace: Bool
  package var start: UInt32
  package var end: UInt32

  package var range: Range<Int> { Int(start)..<Int(end) }
}
