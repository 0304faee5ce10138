import BobbinSyntax

/// An error because of which components do not get something that they need.
struct RequirementFault {
  var key: KeyID
  var consumers: [ComponentID]
  var diagnostic: Diagnostic
}

extension Graph {
  /// Errors about requirements.
  func requirementFaults() -> [RequirementFault] { missingRequirements() + bindingFaults() }

  /// The errors because of which a component does not get something that it needs.
  package func faults(of key: KeyID, for consumer: ComponentID) -> [Diagnostic] {
    requirementFaults().filter { $0.key == key && $0.consumers.contains(consumer) }
      .map(\.diagnostic).sorted { ($0.location, $0.message) < ($1.location, $1.message) }
  }

  /// Chosen members that cannot be read: one diagnostic for each member, requirement and fault.
  private func bindingFaults() -> [RequirementFault] {
    struct Case: Hashable {
      var member: Location
      var key: KeyID
      var fault: MemberFault
    }
    let findings = wirings.filter(\.faults.isEmpty).flatMap { wiring in
      wiring.bindings.compactMap { binding -> (Case, (Wiring, Binding))? in
        binding.faults.first.map { fault in
          let place = binding.source.member.location
          return (Case(member: place, key: binding.need.key, fault: fault), (wiring, binding))
        }
      }
    }
    return Dictionary(grouping: findings, by: \.0).map { found, all in
      let (_, (wiring, binding)) = all[0]
      let consumers = all.flatMap { _, one in
        self.consumers(of: one.1, found.fault, below: one.0.edge.child)
      }
      return RequirementFault(
        key: found.key, consumers: consumers,
        diagnostic: diagnostic(binding, found.fault, wiring, consumers))
    }
  }

  /// The fault of a wiring's first binding that has one, for the message at its call.
  func bindingFault(of wiring: Wiring) -> String? {
    wiring.bindings.first { !$0.faults.isEmpty }.map {
      message($0, $0.faults[0], wiring, for: program.nominal(wiring.edge.child).name)
    }
  }

  private func message(
    _ binding: Binding, _ fault: MemberFault, _ wiring: Wiring, for consumer: String
  ) -> String {
    // What declares the member.
    let parent = program[wiring.edge.parent]
    let declared = parent.requirements.first {
      $0.key == binding.need.key && binding.source.origin == .dependency
    }
    let holder = declared.map { program.table[$0.owner].name } ?? program.nominal(parent.id).name
    let member = binding.source.member
    return "'\(member.fullName)' of '\(holder)' "
      + fault.phrase(member, binding.member, "'\(consumer)'", in: wiring.edge.module)
  }

  /// The consumers of a binding whose requirement asks too much.
  private func consumers(
    of binding: Binding, _ fault: MemberFault, below child: ComponentID
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
    _ binding: Binding, _ fault: MemberFault, _ wiring: Wiring, _ consumers: [ComponentID]
  ) -> Diagnostic {
    var place = binding.source.member.location
    let names = Set(consumers.map { program.nominal($0).name }).sorted()
    let child = program.nominal(wiring.edge.child).name
    let first = names.contains(child) ? child : names.first ?? child
    let others = names.filter { $0 != first }.map { "'\($0)'" }.joined(separator: ", ")
    var use = Diagnostic.Note("'\(child)' is created here", at: wiring.edge.calls[0].location)
    if case .sharedCall(let call, let other) = fault {
      (place, use) = (call, Diagnostic.Note("'\(child)' is created here too", at: other))
    }
    return Diagnostic(
      fault.group, message(binding, fault, wiring, for: first), at: place,
      notes: [
        noteOnOwner(
          program.table[binding.need.owner], of: binding.member, binding.member.location),
        use,
        others.isEmpty ? nil : Diagnostic.Note("also needed by \(others)", at: place),
        help(for: binding, fault, in: wiring),
      ])
  }

  /// Where a protocol or a service asks for a member.
  func noteOnOwner(_ owner: Nominal, of need: Member, _ place: Location) -> Diagnostic.Note {
    let verb = owner.declaration.kind == .protocol ? "requires" : "is created with"
    return Diagnostic.Note("'\(owner.name)' \(verb) '\(need.fullName)' here", at: place)
  }
}
