import BobbinSyntax

extension Graph {
  /// Chosen members that cannot be read: one diagnostic for each member, requirement and fault.
  func bindingFaults(
    for question: (key: KeyID, consumer: ComponentID)? = nil
  ) -> [Diagnostic] {
    struct Case: Hashable {
      var member: Location
      var key: KeyID
      var fault: Mismatch
    }
    typealias Finding = (wiring: Wiring, binding: Binding, consumers: [ComponentID])
    let findings = wirings.filter(\.faults.isEmpty).flatMap { wiring in
      wiring.bindings.compactMap { binding -> (Case, Finding)? in
        guard let fault = binding.faults.first,
          question.map({ $0.key == binding.need.key }) ?? true
        else { return nil }
        let consumers = consumers(of: binding, fault, below: wiring.edge.child)
        guard question.map({ consumers.contains($0.consumer) }) ?? true else { return nil }
        let found = Case(
          member: binding.source.member.location, key: binding.need.key, fault: fault)
        return (found, (wiring, binding, consumers))
      }
    }
    return findings.grouped().map { found, all in
      let names = Set(all.flatMap(\.consumers).map { program.nominal($0).name })
      return diagnostic(all[0].binding, found.fault, all[0].wiring, names)
    }
  }

  /// The errors because of which a component does not get something that it needs.
  package func faults(of key: KeyID, for consumer: ComponentID) -> [Diagnostic] {
    missingRequirements(for: (key, consumer))
      + bindingFaults(for: (key, consumer))
  }

  /// The fault of a wiring's first binding that has one, for the message at its call.
  func bindingFault(of wiring: Wiring) -> String? {
    wiring.bindings.first { !$0.faults.isEmpty }.map { binding in
      "'\(binding.source.member.fullName)' of '\(holder(of: binding, wiring))' "
        + MemberFault.mismatch(binding.faults[0]).phrase(
          binding.source.member, binding.member, "'\(program.nominal(wiring.edge.child).name)'",
          in: wiring.edge.module)
    }
  }

  /// The consumers of a binding whose requirement asks too much.
  private func consumers(
    of binding: Binding, _ fault: Mismatch, below child: ComponentID
  ) -> [ComponentID] {
    let all = declarers(of: binding.need.key, from: child)
    let strict = all.filter { id in
      program[id].requirements.contains { requirement in
        guard requirement.key == binding.need.key else { return false }
        // The setter may exist and only be out of reach.
        if fault == .setter { return requirement.member.isSettable }
        let source = binding.source
        let need = source.isClosure ? requirement.member.using(source.member) : requirement.member
        return need.map { types.mismatches(of: source.member, for: $0, in: nil).contains(fault) }
          ?? false
      }
    }
    return strict.isEmpty ? all : strict
  }

  private func diagnostic(
    _ binding: Binding, _ fault: Mismatch, _ wiring: Wiring, _ consumers: Set<String>
  ) -> Diagnostic {
    let member = binding.source.member
    let names = consumers.sorted()
    let child = program.nominal(wiring.edge.child).name
    let first = names.contains(child) ? child : names.first ?? child
    let reason = MemberFault.mismatch(fault)
    var notes = [
      noteOnOwner(program.table[binding.need.owner], of: binding.member, binding.member.location),
      Diagnostic.Note("'\(child)' is created here", at: wiring.edge.calls[0].location),
    ]
    let others = names.filter { $0 != first }.map { "'\($0)'" }
    if !others.isEmpty {
      notes.append(
        Diagnostic.Note("also needed by \(others.joined(separator: ", "))", at: member.location))
    }
    return Diagnostic(
      reason.group,
      "'\(member.fullName)' of '\(holder(of: binding, wiring))' "
        + reason.phrase(member, binding.member, "'\(first)'", in: wiring.edge.module),
      at: member.location,
      notes: notes + [help(for: binding, fault, in: wiring)])
  }

  /// Where a protocol or a service asks for a member.
  func noteOnOwner(_ owner: Nominal, of need: Member, _ place: Location) -> Diagnostic.Note {
    let verb = owner.declaration.kind == .protocol ? "requires" : "is created with"
    return Diagnostic.Note("'\(owner.name)' \(verb) '\(need.fullName)' here", at: place)
  }

  /// The name of what declares the member that a binding reads.
  private func holder(of binding: Binding, _ wiring: Wiring) -> String {
    let parent = program[wiring.edge.parent]
    let declared = parent.requirements.first {
      $0.key == binding.need.key && binding.source.origin == .dependency
    }
    return declared.map { program.table[$0.owner].name } ?? program.nominal(parent.id).name
  }
}

extension Array {
  /// The values of each key, in the order of the first ones.
  func grouped<Key: Hashable, Value>() -> [(key: Key, values: [Value])]
  where Element == (Key, Value) {
    var positions: [Key: Int] = [:]
    var result: [(key: Key, values: [Value])] = []
    for (key, value) in self {
      if let position = positions[key] {
        result[position].values.append(value)
      } else {
        positions[key] = result.count
        result.append((key, [value]))
      }
    }
    return result
  }
}
