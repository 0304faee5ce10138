import BobbinCompiler
import BobbinSyntax

/// What the compiler makes of a random program, put so that it can be compared.
struct RandomTrace {
  private let program: RandomProgram
  private let compilation: Compilation
  private var graph: Graph { compilation.resolved }
  /// The number of each component and service by name.
  private var numbers: [String: Int] = [:]
  /// What ties a parent to a child, by their names.
  private var ties: [[String]: Tie] = [:]

  private enum Found: Equatable {
    case component(Int)
    case nobody
    case missing
  }

  init(_ program: RandomProgram, _ compilation: Compilation) {
    self.program = program
    self.compilation = compilation
    for index in program.nodes.indices {
      let module = "M\(program.nodes[index].module)."
      numbers[module + program.name(index)] = index
      numbers[module + program.baseName(index)] = index
      numbers[module + program.serviceName(index)] = RandomProgram.firstService + index
    }
    for tie in graph.ties { ties[[name(tie.edge.parent), name(tie.edge.child)]] = tie }
  }

  private func name(_ id: ComponentID) -> String { graph.program[id].name(in: graph.program) }

  private func qualified(_ name: String, of index: Int) -> String {
    "M\(program.nodes[index].module).\(name)"
  }

  // MARK: Givers

  /// For each value that comes from elsewhere than it should, a line.
  var wrongGivers: [String] {
    var problems: [String] = []
    for path in program.paths {
      let last = path.components[path.components.count - 1]
      func check(_ need: RandomProgram.Need, _ expected: RandomProgram.Giver, _ found: Found) {
        switch (expected, found) {
        case (.component(let one), .component(let other)) where one == other: break
        case (.nobody, .nobody), (.missing, .missing): break
        // Somebody else misses what this one could do without.
        case (.nobody, .missing) where !program.missing.isEmpty: break
        default: problems.append("\(need) at \(path) from \(found), not from \(expected)")
        }
      }
      if path.components.count > 1 {
        for need in program.needs(of: last) {
          check(need, program.giver(of: need, at: path), giver(of: need, at: path))
        }
      }
      for need in program.nodes[last].injected {
        let service = ties[
          [
            qualified(program.name(last), of: last),
            qualified(program.serviceName(last), of: last),
          ]]
        check(
          need, program.giver(ofInjected: need, at: path), giver(need, by: service, above: path))
      }
    }
    return problems
  }

  private func giver(of need: RandomProgram.Need, at path: RandomProgram.Path) -> Found {
    var above = path
    guard let edge = edge(removedFrom: &above) else { return .missing }
    return giver(need, by: edge, above: above)
  }

  /// The edge to the last component of a path, which is left without it.
  private func edge(removedFrom path: inout RandomProgram.Path) -> Tie? {
    let child = path.components.removeLast()
    guard let step = path.steps.popLast(), let parent = path.components.last else { return nil }
    let isInBase = program.nodes[parent].children[step].isInBase
    let name = isInBase ? program.baseName(parent) : program.name(parent)
    return ties[[qualified(name, of: parent), qualified(program.name(child), of: child)]]
  }

  /// Follows the wires of a tie and of those above it.
  private func giver(
    _ need: RandomProgram.Need, by edge: Tie?, above path: RandomProgram.Path
  ) -> Found {
    var (edge, path) = (edge, path)
    var (name, fullName, isOwn) = (need.name, need.fullName, true)
    while let tie = edge, let index = path.components.last {
      let wires = tie.wires
        .filter { $0.name == name && $0.member.fullName == fullName }
      // What the superclass passes on under this name the component may declare itself.
      guard let wire = wires.first(where: { $0.isOwn == isOwn }) ?? wires.first else {
        return .missing
      }
      switch wire.source.holder {
      case .parent: return .component(index)
      case .default: return .nobody
      case .dependency, .inherited:
        (name, fullName) = (wire.source.name, wire.source.member.fullName)
        isOwn = wire.source.holder == .dependency
      }
      edge = self.edge(removedFrom: &path)
    }
    return .missing
  }

  // MARK: Faults

  /// What is said to be missing and is not, or the other way round.
  var wrongFaults: [String] {
    let missing = program.missing
    let expected = Set(
      missing.map { "\($0.root) > \($0.child): \($0.need.name) for \($0.needy)" })
    var found: Set<String> = []
    for tie in graph.ties where graph.program[tie.edge.parent].isBootstrap {
      let edge = tie.edge
      for need in tie.missing {
        for needy in graph.needy(of: need, from: edge.child).compactMap(\.last) {
          let numbers = [edge.parent, edge.child, needy].map { self.numbers[name($0)] ?? -1 }
          found.insert("\(numbers[0]) > \(numbers[1]): \(need.member.name) for \(numbers[2])")
        }
      }
    }
    var problems =
      expected.subtracting(found).sorted().map { "not told: \($0)" }
      + found.subtracting(expected).sorted().map { "told in vain: \($0)" }
    // One root cause is one error.
    let causes = Set(
      missing.map { cause in
        let need = cause.need
        return [
          "\(cause.root)", "\(cause.isInBase)", need.fullName, "\(need.kind)", need.type,
        ]
      })
    let diagnostics = compilation.diagnostics
    if causes.count != diagnostics.count {
      problems.append("\(causes.count) causes, but \(diagnostics.map(\.lines).joined())")
    }
    for diagnostic in diagnostics {
      let isTrue = missing.contains { cause in
        let needy = cause.needy - RandomProgram.firstService
        let name = needy < 0 ? program.shortName(cause.needy) : program.serviceName(needy)
        return diagnostic.message.contains("'\(cause.need.fullName)'")
          && diagnostic.message.hasSuffix("which '\(name)' needs")
      }
      if !isTrue { problems.append("not missing: \(diagnostic.lines)") }
    }
    return problems
  }
}

extension RandomProgram.Need {
  /// The name with argument labels.
  fileprivate var fullName: String {
    if case .function(let label, _) = kind { "\(name)(\(label):)" } else { name }
  }
}
