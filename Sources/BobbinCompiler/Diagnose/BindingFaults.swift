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
    var cases: [Case: (wiring: Int, binding: Int, consumers: Set<String>)] = [:]
    var order: [Case] = []
    for (index, wiring) in wirings.enumerated() where program.faults(of: wiring).isEmpty {
      for (position, binding) in wiring.bindings.enumerated()
      where question.map({ $0.key == binding.need.key }) ?? true {
        guard let fault = binding.faults.first else { continue }
        let found = Case(
          member: binding.source.member.location, key: binding.need.key, fault: fault)
        let consumers = consumers(of: binding, fault, below: wiring.edge.child)
        guard question.map({ consumers.contains($0.consumer) }) ?? true else { continue }
        if cases[found] == nil {
          order.append(found)
          cases[found] = (index, position, [])
        }
        cases[found]?.consumers.formUnion(consumers.map { program.nominal($0).name })
      }
    }
    return order.compactMap { found in
      cases[found].map { item in
        let wiring = wirings[item.wiring]
        return diagnostic(wiring.bindings[item.binding], found.fault, wiring, item.consumers)
      }
    }
  }

  /// The errors because of which a component does not get something that it needs.
  package func faults(of key: KeyID, for consumer: ComponentID) -> [Diagnostic] {
    MissingRequirements.find(in: self, for: (key, consumer))
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
    let owner = program.table[binding.need.owner]
    let isOfProtocol = owner.declaration.kind == .protocol
    var notes = [
      Diagnostic.Note(
        "'\(owner.name)' \(isOfProtocol ? "requires" : "is created with") '\(binding.member.fullName)' here",
        at: binding.member.location),
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
      notes: notes + [FixIt(graph: self).help(for: binding, fault, in: wiring)])
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
