import BobbinSyntax
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Compares our tokens with those of the toolchain's own lexer, over real source code.
///
/// The target exists only with `BOBBIN_ORACLE=1`. `BOBBIN_ORACLE_CORPUS` may list more directories,
/// separated by colons, whose Swift files are compared as well.
@Suite("The lexer agrees with SwiftParser")
struct LexerOracleTests {
  @Test("on this repository")
  func repository() {
    for part in Corpus.repository { compare(filesIn: part) }
  }

  @Test("on the interfaces of the toolchain")
  func interfaces() throws {
    compare(filesIn: try Corpus.interfaces())
  }

  @Test("on the files in BOBBIN_ORACLE_CORPUS")
  func corpus() {
    for directory in Corpus.others { compare(filesIn: directory) }
  }

  private func compare(filesIn directory: String) {
    var (fileCount, tokenCount, differing, wrongFaults) = (0, 0, 0, 0)
    for path in Corpus.swiftFiles(in: directory) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let source = Source(path: path, bytes: Array(data))
      let own = BobbinSyntax.Lexer.lex(source)
      let theirs = SwiftParserTokens(source.bytes)
      let tokens = Self.plain(own.tokens)
      fileCount += 1
      tokenCount += tokens.count
      // An editor's placeholder is one token to theirs, and an error to swiftc.
      if let message = Self.firstDifference(tokens, theirs.tokens, in: source),
        !source.mentions("<#")
      {
        differing += 1
        if differing <= 20 { Issue.record("\(message)") }
      }
      if !theirs.hasFault, !own.faults.isEmpty, isAccepted(source) {
        wrongFaults += 1
        if wrongFaults <= 20 {
          Issue.record("\(path): faults \(own.faults), but SwiftParser says \(theirs.hasFault)")
        }
      }
    }
    #expect(fileCount > 0, "there are no files in \(directory)")
    print("\(directory): \(fileCount) files, \(tokenCount) tokens, \(differing) differ")
  }

  private static func plain(_ tokens: [Token]) -> [PlainToken] {
    tokens.map { token in
      PlainToken(
        kind: token.kind, start: Int(token.start), end: Int(token.end),
        flags: (token.startsLine ? [.startsLine] : PlainToken.Flags())
          .union(token.followsSpace ? .spaceBefore : []))
    }
  }

  /// Describes the first difference between the tokens of the lexers, if there is one.
  static func difference(_ source: Source) -> String? {
    let own = plain(BobbinSyntax.Lexer.lex(source).tokens)
    return firstDifference(own, SwiftParserTokens(source.bytes).tokens, in: source)
  }

  private static func firstDifference(
    _ own: [PlainToken], _ theirs: [PlainToken], in source: Source
  ) -> String? {
    for index in 0..<max(own.count, theirs.count) {
      let left = index < own.count ? own[index] : nil
      var right = index < theirs.count ? theirs[index] : nil
      // We say of the first token of a file that it starts a line. They say so of an end of file in a
      // string literal whose last line is empty.
      let isInText = index > 0 && own[index - 1].kind == .stringText
      if index == 0 { right?.flags.insert(.startsLine) }
      if isInText { right?.flags = left?.flags ?? [] }
      if left == right { continue }
      func text(_ token: PlainToken?) -> String {
        token.map { "\($0.kind) \(source.text($0.start..<$0.end)) \($0.flags)" } ?? "nothing"
      }
      let offset = left?.start ?? 0
      let line = source.bytes[..<offset].count { $0 == 0x0A } + 1
      return "\(source.path):\(line): we say \(text(left)), SwiftParser \(text(right))"
    }
    return nil
  }

  private func isAccepted(_ source: Source) -> Bool {
    !SwiftParser.Parser.parse(source: source.text(source.bytes.indices)).hasError
  }
}
