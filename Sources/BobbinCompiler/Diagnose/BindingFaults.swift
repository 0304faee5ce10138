import BobbinSyntax

/// An error that keeps components from getting something that they need.
package typealias RequirementFault = (
  key: KeyID, consumers: [ComponentID], diagnostic: Diagnostic
)

/// What such errors have in common: one is reported for each cause.
private struct Cause: Hashable {
  var key: KeyID
  /// That of the chosen member, or of the component above which nothing else is searched.
  var place: Location
  /// Why the member cannot be read; `nil` if there is none.
  var fault: MemberFault?
}

extension Graph {
  package func requirementFaults() -> [RequirementFault] {
    var findings: [(cause: Cause, wiring: Wiring, binding: Binding)] = []
    for wiring in wirings {
      for binding in wiring.bindings {
        if let cause = cause(of: binding, in: wiring) { findings.append((cause, wiring, binding)) }
      }
    }
    let missing = findings.filter { $0.cause.fault == nil }.map(\.binding)
    let types = Dictionary(grouping: missing, by: \.member.name).mapValues {
      Set($0.map(\.need.key)).count
    }
    return Dictionary(grouping: findings, by: \.cause).map { cause, all in
      let (_, wiring, binding) = all[0]
      let consumers = all.flatMap { self.consumers(of: $0.binding, cause.fault, in: $0.wiring) }
      let error =
        cause.fault.map { diagnostic(binding, $0, wiring, consumers) }
        ?? self.missing(
          all.map(\.binding), wiring, consumers,
          hasNamesake: types[binding.member.name, default: 0] > 1)
      return (cause.key, consumers, error)
    }
  }

  /// Why a binding is an error, if it is.
  private func cause(of binding: Binding, in wiring: Wiring) -> Cause? {
    let key = binding.need.key
    guard binding.source.origin == .missing else {
      guard wiring.faults.isEmpty, let fault = binding.faults.first else { return nil }
      return Cause(key: key, place: binding.source.member.location, fault: fault)
    }
    // Elsewhere it is forwarded.
    let parent = program[wiring.edge.parent]
    let isEnd = parent.isBootstrap || parent.module != wiring.edge.module
    return isEnd ? Cause(key: key, place: parent.location) : nil
  }

  /// Names a chosen member and what is wrong with it for a consumer.
  func message(
    _ binding: Binding, _ fault: MemberFault, _ wiring: Wiring, for consumer: String
  ) -> String {
    // What declares the member.
    let parent = program[wiring.edge.parent]
    let member = binding.source.member
    let declared = parent.requirements.first { $0.member == member }
    let holder = program.table[declared?.owner ?? binding.source.addedTo ?? parent.type].name
    return "'\(member.fullName)' of '\(holder)' "
      + fault.phrase(member, binding.member, "'\(consumer)'", in: wiring.edge.module)
  }

  /// The consumers of a binding: those whose requirement asks too much, or is missing.
  func consumers(
    of binding: Binding, _ fault: MemberFault?, in wiring: Wiring
  ) -> [ComponentID] {
    guard let fault else { return consumers(of: binding.need.key, from: wiring.edge.child) }
    let all = declarers(of: binding.need.key, from: wiring.edge.child)
    let strict = all.filter { id in
      program[id].requirements.contains {
        $0.key == binding.need.key
          && mismatches(of: binding.source, for: $0.member, at: wiring.edge, nil).contains(fault)
      }
    }
    return strict.isEmpty ? all : strict
  }

  /// The consumer that a message names: the child, or else the first in order of name.
  func name(of consumers: [ComponentID], in wiring: Wiring) -> String {
    let names = consumers.map { program.nominal($0).name }
    let child = program.nominal(wiring.edge.child).name
    return names.contains(child) ? child : names.min() ?? child
  }

  private func diagnostic(
    _ binding: Binding, _ fault: MemberFault, _ wiring: Wiring, _ consumers: [ComponentID]
  ) -> Diagnostic {
    var place = binding.source.member.location
    let names = Set(consumers.map { program.nominal($0).name }).sorted()
    let child = program.nominal(wiring.edge.child).name
    let first = name(of: consumers, in: wiring)
    var use = Diagnostic.Note("'\(child)' is created here", at: wiring.edge.calls[0].location)
    if case .sharedCall(let call, let other) = fault {
      (place, use) = (call, Diagnostic.Note("'\(child)' is created here too", at: other))
    }
    return Diagnostic(
      fault.group, message(binding, fault, wiring, for: first), at: place,
      notes: [
        noteOnOwner(program.table[binding.need.owner], of: binding.member),
        use,
        noteOnOthers(names.filter { $0 != first }, at: place),
        help(for: binding, fault, in: wiring),
      ])
  }

  /// Which other components an error is about.
  func noteOnOthers(_ names: [String], at place: Location) -> Diagnostic.Note? {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return names.isEmpty ? nil : Diagnostic.Note("also needed by \(list)", at: place)
  }

  /// Where a protocol or a service asks for a member.
  func noteOnOwner(_ owner: Nominal, of need: Member) -> Diagnostic.Note {
    let verb = owner.declaration.kind == .protocol ? "requires" : "is created with"
    return Diagnostic.Note("'\(owner.name)' \(verb) '\(need.fullName)' here", at: need.location)
  }
}
