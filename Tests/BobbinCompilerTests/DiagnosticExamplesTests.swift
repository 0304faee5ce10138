import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

@testable import BobbinCompiler

/// The example of each diagnostic group has the fault, and no longer has it after the repair in its
/// comments.
struct DiagnosticExamplesTests {
  /// Groups about lists of modules have no code.
  private static let groups: [DiagnosticGroup] = DiagnosticGroup.allCases.filter {
    !$0.example.hasPrefix("{")
  }

  /// Declarations that the examples use but do not show.
  private static let prelude = """
    protocol Scores {}
    struct FileScores: Scores {}
    final class Window {}
    final class Store {}
    final class Cache {}

    """

  private static let plugins = "protocol Plugin {}\nstruct SoundPlugin: Plugin {}\n"

  /// The modules of an example, the last of which is `App`.
  private static func modules(_ text: String) -> [Module] {
    let parts = text.components(separatedBy: "// Module ").map { part in
      let name = part.prefix { $0 != "\n" }
      return (name: String(name), text: String(part.dropFirst(name.count + 1)))
    }
    let types = prelude + (text.contains("protocol Plugin") ? "" : plugins)
    let all = parts.count == 1 ? [(name: "App", text: text)] : Array(parts.dropFirst())
    return parsed(all.map { ($0.name, types + $0.text) })
  }

  /// The example after the repair that its comments show.
  private static func repaired(_ example: String) -> String {
    var lines: [Substring] = []
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      if let range = line.range(of: "// instead: ") {
        lines[lines.count - 1] = line[range.upperBound...]
      } else if let range = line.range(of: "// add: ") {
        lines.append(line[range.upperBound...])
      } else if line.hasSuffix("// remove") {
        lines.removeLast()
      } else {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func faults(in text: String, besides group: DiagnosticGroup) -> Set<DiagnosticGroup> {
    let found = Set(Compilation(Self.modules(text)).diagnostics.map(\.group))
    // An example is not a whole program.
    return group == .unusedComponent ? found : found.subtracting([.unusedComponent])
  }

  @Test(arguments: DiagnosticExamplesTests.groups)
  func `An example has its fault and no other`(group: DiagnosticGroup) {
    #expect(faults(in: group.example, besides: group) == [group])
  }

  @Test(arguments: DiagnosticExamplesTests.groups)
  func `The repaired example has no fault and compiles`(group: DiagnosticGroup) throws {
    let repaired = DiagnosticExamplesTests.repaired(group.example)
    #expect(repaired != group.example)
    #expect(faults(in: repaired, besides: group) == [])
    #if os(macOS) || os(Linux)
      guard SwiftCompiler.isFound else { return }
      let modules = Self.modules(repaired)
      let build = Build(modules: modules, generated: compile(modules).texts(of: modules))
      #expect(try SwiftCompiler.inScratch { try build.messages(in: $0) } == "")
    #endif
  }
}
