import BobbinSyntax

/// Finds code that compiles and runs but is most likely not meant.
///
/// Each warning is certain; if the code can be read in two ways, there is none.
struct Warnings {
  let graph: Graph
  /// The modules to warn about.
  let modules: Set<String>
  /// Whether all modules are known, so that no use of a declaration can be elsewhere.
  let isWhole: Bool
  /// The wirings of the modules.
  let wirings: [Wiring]
  var program: Program { graph.program }

  /// Prepares a search; without subjects it is about all modules.
  init(_ graph: Graph, subjects: Set<String>?) {
    let modules = subjects ?? Set(graph.program.table.modules.map(\.name))
    (self.graph, self.modules, isWhole) = (graph, modules, subjects == nil)
    wirings = graph.servedWirings.filter { modules.contains($0.edge.module) }
  }

  /// Returns all warnings that are wanted, in no particular order, except those that a comment
  /// silences: `bobbin:allow` with the names of groups, on the line or on lines directly above.
  func find(ignoring ignored: Set<DiagnosticGroup>) -> [Diagnostic] {
    let finders: [(groups: [DiagnosticGroup], find: () -> [Diagnostic])] = [
      ([.unusedComponent], unusedComponents), ([.unusedRequirement], unusedRequirements),
      ([.retainLoop], retainLoops), ([.retainLoop], retainLoopsByHand),
      ([.newAtEachRead], newAtEachRead), ([.unguardedLazy], unguardedLazies),
      ([.endlessProvision], endlessProvisions),
      ([.notGathered], notGathered),
      ([.passedOver, .unservedOptional], passedOver),
      ([.passedOver, .unservedOptional], outOfReach), ([.passedOver], argumentsNotPassed),
      ([.undecidedProvider], undecidedProviders), ([.unservedOptional], unservedOptionals),
      ([.unservedOptional], keptDefaults), ([.unservedOptional], emptyInjections),
    ]
    let all = finders.filter { !$0.groups.allSatisfy(ignored.contains) }.flatMap { $0.find() }
      .filter { !ignored.contains($0.group) }
    return Dictionary(grouping: all, by: \.location.file).flatMap { path, warnings in
      // Few files contain such a comment.
      guard let source = program.table.source(of: path), source.mentions("bobbin:allow")
      else { return warnings }
      let lines = LineTable(source)
      func words(of line: Int) -> [Substring] {
        let text = lines.range(of: line).map(source.text) ?? ""
        return text.split { $0 == " " || $0 == "\t" || $0 == "," || $0.isNewline }
      }
      return warnings.filter { warning in
        // A comment after code is about that code.
        let above = sequence(first: warning.location.line - 1) { $0 - 1 }.lazy.map(words)
          .prefix { $0.first?.hasPrefix("//") ?? false }
        return !([words(of: warning.location.line)] + above).contains { words in
          words.drop { !$0.hasSuffix("bobbin:allow") }.contains(Substring(warning.group.rawValue))
        }
      }
    }
  }

  func name(_ id: ComponentID) -> String { program.nominal(id).name }
}
