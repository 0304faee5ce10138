import BobbinCommandLine
package import BobbinCompiler
import Foundation

extension Verb {
  static let explainDiagnostic = Verb(
    "explain-diagnostic", "Explain a diagnostic and what to do about it.", operands: ["[<group>]"],
    readsModules: false
  ) { invocation throws(Failure) in
    let groups = DiagnosticGroup.allCases.sorted { $0.rawValue < $1.rawValue }
    var text = Help.rows(groups.map { ($0.rawValue, plain(Explanation(of: $0).summary)) })
    if let name = invocation.arguments.operands.first {
      text = page(about: Explanation(of: try invocation.arguments.group(named: name)))
    }
    invocation.environment.output(text)
    return .success
  }

  /// Quotes code as messages do; the article's prose has no other markup.
  private static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "`", with: "'")
  }

  /// Lays an explanation out for a terminal.
  private static func page(about explanation: Explanation) -> String {
    let prose = explanation.summary + "\n\n" + explanation.text
    let paragraphs = plain(prose).components(separatedBy: "\n\n")
      .map { Help.wrapped($0, width: Help.width).joined(separator: "\n") }
    let example = explanation.example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return (paragraphs + [example]).joined(separator: "\n\n") + "\n"
  }
}

/// What a diagnostic group is about, for readers who meet it for the first time: its section of the
/// article on diagnostics.
package struct Explanation {
  /// One sentence.
  package let summary: String
  /// How it comes about and what to do.
  package let text: String
  /// The smallest code that has it, and what to write instead.
  package let example: String

  /// Reads the section of a group; a test checks that each has one.
  package init(of group: DiagnosticGroup) {
    let page = String(decoding: PackageResources.Diagnostics_md, as: UTF8.self)
    let section = page.components(separatedBy: "\n## \(group.rawValue)\n\n").dropFirst().joined()
    let parts = section.components(separatedBy: "\n\n```swift\n")
    let paragraphs = parts[0].components(separatedBy: "\n\n")
    summary = paragraphs[0]
    text = paragraphs.dropFirst().joined(separator: "\n\n")
    example = parts.dropFirst().joined().components(separatedBy: "\n```")[0]
  }
}
