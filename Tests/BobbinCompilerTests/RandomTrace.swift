import BobbinCompiler
import BobbinSyntax

/// The compiler's result for a random program, in a form that can be compared.
struct RandomTrace {
  private let program: RandomProgram
  private let compilation: Compilation
  private var graph: Graph { compilation.resolved }
  /// The number of each component and service by name.
  private var numbers: [String: Int] = [:]
  /// The wirings by the names of parent and child.
  private var wirings: [[String]: Wiring] = [:]

  private enum Found: Equatable {
    case component(Int)
    case nilDefault
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
    for wiring in graph.wirings {
      wirings[[name(wiring.edge.parent), name(wiring.edge.child)]] = wiring
    }
  }

  private func name(_ id: ComponentID) -> String { graph.program.uniqueName(of: id) }

  private func qualified(_ name: String, of index: Int) -> String {
    "M\(program.nodes[index].module).\(name)"
  }

  // MARK: Providers

  /// A line for each value that does not come from where it should.
  var wrongProviders: [String] {
    var problems: [String] = []
    for path in program.paths {
      let last = path.components[path.components.count - 1]
      func check(
        _ need: RandomProgram.Requirement, _ expected: RandomProgram.Provider, _ found: Found
      ) {
        switch (expected, found) {
        case (.component(let one), .component(let other)) where one == other: break
        case (.nilDefault, .nilDefault), (.missing, .missing): break
        // Another consumer misses what this one can do without.
        case (.nilDefault, .missing) where !program.missing.isEmpty: break
        default: problems.append("\(need) at \(path) from \(found), not from \(expected)")
        }
      }
      if path.components.count > 1 {
        for need in program.needs(of: last) {
          check(need, program.provider(of: need, at: path), provider(of: need, at: path))
        }
      }
      for need in program.nodes[last].injected {
        let service = wirings[
          [
            qualified(program.name(last), of: last),
            qualified(program.serviceName(last), of: last),
          ]]
        check(
          need, program.provider(ofInjected: need, at: path),
          provider(need, by: service, above: path))
      }
    }
    return problems
  }

  private func provider(of need: RandomProgram.Requirement, at path: RandomProgram.Path) -> Found {
    var above = path
    guard let edge = edge(removedFrom: &above) else { return .missing }
    return provider(need, by: edge, above: above)
  }

  /// The edge to the last component of a path, which is left without it.
  private func edge(removedFrom path: inout RandomProgram.Path) -> Wiring? {
    let child = path.components.removeLast()
    guard let step = path.steps.popLast(), let parent = path.components.last else { return nil }
    let isInBase = program.nodes[parent].children[step].isInBase
    let name = isInBase ? program.baseName(parent) : program.name(parent)
    return wirings[[qualified(name, of: parent), qualified(program.name(child), of: child)]]
  }

  /// Follows the bindings of a wiring and of those above it.
  private func provider(
    _ need: RandomProgram.Requirement, by edge: Wiring?, above path: RandomProgram.Path
  ) -> Found {
    var (edge, path) = (edge, path)
    var (name, fullName, isOwn) = (need.name, need.fullName, true)
    while let wiring = edge, let index = path.components.last {
      let bindings = wiring.bindings
        .filter { $0.name == name && $0.member.fullName == fullName }
      // The component may itself declare what the superclass forwards under this name.
      guard let binding = bindings.first(where: { $0.isDeclared == isOwn }) ?? bindings.first
      else {
        return .missing
      }
      switch binding.source.origin {
      case .own: return .component(index)
      case .dependency where binding.source.addedTo != nil: return .component(index)
      case .default: return .nilDefault
      case .missing: return .missing
      case .dependency, .upstream:
        (name, fullName) = (binding.source.name, binding.source.member.fullName)
        isOwn = binding.source.origin == .dependency
      }
      edge = self.edge(removedFrom: &path)
    }
    return .missing
  }

  // MARK: Warnings

  /// For a valid program, members with a wrong warning about being passed over, or without one.
  var wrongWarnings: [String] {
    guard program.isValid else { return [] }
    let (passedOver, outOfReach) = (program.passedOver, program.outOfReach)
    let groups: Set<DiagnosticGroup> = [.passedOver, .unservedOptional]
    let all = compilation.diagnostics.filter { groups.contains($0.group) }.map { diagnostic in
      let names = diagnostic.message.split(separator: "'").map(String.init)
      let owner = names[2].split(separator: ".").last.map(String.init) ?? ""
      let base = program.nodes.indices.first { program.baseName($0) == owner }
      let member = "\(base.map(program.shortName) ?? owner).\(names[0].prefix { $0 != "(" })"
      let isOutOfReach = diagnostic.message.contains("does not reach")
      return (member, isOutOfReach: isOutOfReach, isServed: diagnostic.group == .passedOver)
    }
    let found = all.filter(\.isServed)
    let warned = Set(found.filter { !$0.isOutOfReach }.map(\.0))
    // It is silent where the subclass could not create the child, either.
    let unreached = Set(found.filter(\.isOutOfReach).map(\.0))
    // Where no scope farther up has it, either, it is an optional that stays unserved.
    let known = all.filter { !$0.isOutOfReach }.map(\.0)
    return passedOver.subtracting(known).map { "not warned of: \($0)" }
      + (warned.subtracting(passedOver).union(unreached.subtracting(outOfReach)))
      .map { "warned of without reason: \($0)" }
  }

  // MARK: Faults

  /// Faults that are reported but should not be, or the other way around.
  var wrongFaults: [String] {
    let (missing, faults) = (program.missing, program.faults.filter { $0.kind != .type })
    let expected = Set(
      missing.map { "\($0.root) > \($0.child): \($0.need.name) for \($0.consumer)" })
    var found: Set<String> = []
    for wiring in graph.wirings where graph.program[wiring.edge.parent].isBootstrap {
      let edge = wiring.edge
      for binding in wiring.bindings where binding.source.origin == .missing {
        for consumer in graph.consumers(of: binding.need.key, from: edge.child) {
          let numbers = [edge.parent, edge.child, consumer].map { self.numbers[name($0)] ?? -1 }
          found.insert("\(numbers[0]) > \(numbers[1]): \(binding.member.name) for \(numbers[2])")
        }
      }
    }
    var problems =
      expected.subtracting(found).sorted().map { "not reported: \($0)" }
      + found.subtracting(expected).sorted().map { "reported without reason: \($0)" }
    // One root cause is one error.
    let causes = Set(
      missing.map { cause in
        let need = cause.need
        return ["\(cause.root)", "\(cause.isInBase)", need.fullName, "\(need.kind)", need.type]
      })
    func count(_ parts: (RandomProgram.Fault) -> [String]) -> Int { Set(faults.map(parts)).count }
    let unreadable = count {
      ["\($0.owner)", "\($0.position)", "\($0.isDeclared)", $0.type, "\($0.memberKind)"]
    }
    // Faults of a requirement that several consumers share are reported once.
    let kinds = count {
      [
        "\($0.owner)", "\($0.position)", "\($0.isDeclared)", $0.type, "\($0.memberKind)",
        "\($0.kind)",
      ]
    }
    // What is wrong for several roots in the same words is shown once.
    func summary(_ diagnostic: Diagnostic) -> String {
      "\(diagnostic.location) \(diagnostic.message)"
    }
    let diagnostics = graph.diagnostics.filter { $0.severity == .error }
    let shown = compilation.diagnostics.filter { $0.severity == .error }.map(summary)
    if shown.count != Set(shown).count || Set(shown) != Set(diagnostics.map(summary)) {
      problems.append("not each once: \(shown)")
    }
    if !(causes.count + unreadable...causes.count + kinds).contains(diagnostics.count) {
      problems.append(
        "\(causes.count) missing, \(unreadable) to \(kinds) unreadable, but "
          + diagnostics.map(\.lines).joined())
    }
    for diagnostic in diagnostics {
      let needs =
        missing.map { ($0.need.fullName, $0.consumer) }
        + faults.map { ($0.fullName, $0.consumer) }
      let isTrue = needs.contains { fullName, consumer in
        let service = consumer - RandomProgram.firstService
        let name = service < 0 ? program.shortName(consumer) : program.serviceName(service)
        let baseName = fullName.prefix { $0 != "(" }
        return diagnostic.message.contains("'\(baseName)")
          && (diagnostic.message.contains("'\(name)' needs")
            || diagnostic.message.contains(".\(name)' needs"))
      }
      if !isTrue { problems.append("not wrong: \(diagnostic.lines)") }
    }
    return problems
  }
}

extension RandomProgram.Fault {
  fileprivate var fullName: String {
    if case .function(let label, _) = memberKind { "\(name)(\(label):)" } else { name }
  }
}

extension RandomProgram.Requirement {
  /// The name with argument labels.
  fileprivate var fullName: String {
    if case .function(let label, _) = kind { "\(name)(\(label):)" } else { name }
  }
}
