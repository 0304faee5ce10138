import BobbinSyntax

/// What compiles and runs but is most likely not meant.
///
/// Each warning is sure of what it says; where code can be read in two ways it stays silent.
enum Warnings {
  /// Returns all warnings that nobody has silenced.
  ///
  /// - Parameters:
  ///   - graph: The resolved program.
  ///   - subjects: The modules that are asked about; `nil` when all modules are there, so that what
  ///     is not seen does not exist.
  /// - Returns: Warnings in no particular order. A comment `bobbin:allow` with the name of the group,
  ///   on the line or on the one above, silences a warning.
  static func find(in graph: Graph, subjects: Set<String>?) -> [Diagnostic] {
    let modules = subjects ?? Set(graph.program.components.map(\.module))
    let all =
      (subjects == nil ? unusedComponents(graph) : [])
      + unusedRequirements(graph, in: modules) + retainLoops(graph, in: modules)
      + endlessProvisions(graph, in: modules)
    let sources = Sources(graph.program.table)
    return all.filter { !sources.allow($0.group, at: $0.location) }
  }
}

/// The lines of the sources, for directives in comments.
private struct Sources {
  private var sources: [String: Source] = [:]

  init(_ table: TypeTable) {
    for file in table.modules.flatMap(\.files) { sources[file.path] = file.source }
  }

  /// Whether a line, or the one above, has a comment that allows a group.
  func allow(_ group: DiagnosticGroup, at location: Location) -> Bool {
    guard let source = sources[location.file] else { return false }
    let lines = LineTable(source)
    return [location.line - 1, location.line].contains { line in
      guard let range = lines.range(of: line) else { return false }
      let words = source.text(range).split { $0 == " " || $0 == "," || $0.isNewline }
      guard let directive = words.firstIndex(where: { $0.hasSuffix("bobbin:allow") }) else {
        return false
      }
      return words[directive...].contains(Substring(group.rawValue))
    }
  }
}
