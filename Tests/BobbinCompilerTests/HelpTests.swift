import BobbinCompiler
import BobbinReports
import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

/// The code in a help note can be pasted.
struct HelpTests {
  private static let helped = Fixture.all.filter { fixture in
    let file = fixture.want.appending(path: "diagnostics.txt")
    return (try? String(contentsOf: file, encoding: .utf8))?.contains("note: help: ") ?? false
  }

  @Test(arguments: helped)
  func `Every help removes its error and adds none`(fixture: Fixture) throws {
    let modules = try fixture.modules()
    let before = try fixture.outcome().diagnostics
    for diagnostic in before {
      for note in diagnostic.notes where note.message.hasPrefix("help: ") {
        #expect(!note.edits.isEmpty, "\(note.message)")
        let after = Compilation(try modules.applying(note.edits)).diagnostics
        let said = "\(fixture.name): \(note.message), and then:\n\(after.map(\.lines).joined())"
        // Several places may have the same message.
        let isOften = after.count { $0.isSame(as: diagnostic) }
        #expect(isOften < before.count { $0.isSame(as: diagnostic) }, "\(said)")
        // Warnings are only reported if there are no errors.
        let new = after.filter { other in
          other.severity == .error && !before.contains { $0.isSame(as: other) }
        }
        #expect(new.isEmpty, "\(said)")
      }
    }
  }

  #if os(macOS) || os(Linux)
    @Test(.enabled(if: SwiftCompiler.isFound), arguments: helped)
    func `All helps together make a program that compiles`(fixture: Fixture) throws {
      let before = try fixture.outcome().diagnostics
      let edits = before.compactMap { $0.notes.first { !$0.edits.isEmpty }?.edits }
      let isHelpless = before.contains {
        $0.severity == .error && $0.notes.allSatisfy(\.edits.isEmpty)
      }
      let modules = try fixture.modules().applying(edits.flatMap(\.self))
      let compilation = Compilation(modules)
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      #expect(errors.isEmpty == !isHelpless, "\(errors.map(\.lines))")
      guard errors.isEmpty else { return }
      let build = try fixture.build(modules, compilation.texts(of: modules))
      let messages = try SwiftCompiler.inScratch { try build.messages(in: $0) }
      #expect(messages.isEmpty, "\(fixture.name): \(messages)")
    }
  #endif
}

extension Diagnostic {
  /// Whether another diagnostic, perhaps of a changed program, reports the same error.
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    (group, message) == (other.group, other.message)
  }
}

extension [Module] {
  /// The modules with their sources changed and read again.
  fileprivate func applying(_ edits: [Diagnostic.Edit]) throws -> [Module] {
    let changes = Dictionary(grouping: Set(edits)) { $0.location.file }
    return try map { module in
      let files = try module.files.map { file in
        try changes[file.path].map { Parser.parse(try file.source.applying($0)) } ?? file
      }
      let names = Set(self.map(\.name))
      return Module(
        name: module.name,
        dependencies: names.intersection(files.flatMap(\.imports).map(\.module)).sorted(),
        files: files, wantsStubs: module.wantsStubs, defaultIsolation: module.defaultIsolation)
    }
  }
}

extension Source {
  /// The source with some places changed.
  fileprivate func applying(_ edits: [Diagnostic.Edit]) throws -> Source {
    let changes = try edits.sorted { ($0.location, $0.new) < ($1.location, $1.new) }.map {
      (range: try #require(range(of: $0)), text: $0.new)
    }
    return Source(path: path, text: replacing(changes))
  }
}
