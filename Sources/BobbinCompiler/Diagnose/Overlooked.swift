import BobbinSyntax

/// Warnings about members with a requirement's name that are not, or may not be, what the child
/// should get.
extension Warnings {
  /// Members that were passed over because of their type, and those of optional requirements that
  /// stay unserved for a small reason.
  func passedOver() -> [Diagnostic] {
    var seen: Set<Location> = []
    var result: [Diagnostic] = []
    func warn(
      _ candidate: Candidate, _ wiring: Wiring, _ need: Member, _ origin: Binding.Origin
    ) {
      let isUnserved = origin == .default
      let member = candidate.provision.member
      guard let fault = candidate.fault, isUnserved || fault == .otherType,
        seen.insert(member.location).inserted
      else { return }
      let parent = name(wiring.edge.parent)
      let value =
        isUnserved
        ? "the default of '\(need.fullName)'"
        : origin == .dependency
          ? "that of the dependency of '\(parent)'" : "what a scope farther up has, if any"
      result.append(
        Diagnostic(
          isUnserved ? .unservedOptional : .passedOver,
          "'\(member.fullName)' of '\(parent)' "
            + fault.phrase(member, need, "'\(name(wiring.edge.child))'", in: wiring.edge.module),
          at: member.location,
          notes: [
            Diagnostic.Note("so it gets \(value)", at: wiring.edge.calls[0].location),
            Diagnostic.Note(
              "'\(need.fullName)' of type '\(need.typeDescription)' is needed here",
              at: need.location),
          ]))
    }
    for wiring in wirings {
      for binding in wiring.bindings where binding.source.origin != .parent {
        for candidate in binding.candidates {
          warn(candidate, wiring, binding.member, binding.source.origin)
        }
      }
      for (need, candidate) in wiring.injection?.defaulted ?? [] {
        warn(candidate, wiring, need, .default)
      }
    }
    return result
  }

  /// Optional requirements that stay unserved although a scope has a member with almost that name.
  func nearMissesOfOptionals() -> [Diagnostic] {
    // A member that serves under its own name is not meant for another one.
    let used = Set(
      graph.wirings.flatMap(\.bindings).filter { $0.source.origin == .parent }
        .map(\.source.member.location))
    return wirings.flatMap { wiring in
      wiring.bindings.filter { $0.source.origin == .default && $0.candidates.isEmpty }
        .compactMap { binding in
          let step = graph.step(wiring, binding)
          return program[wiring.edge.parent].provisions.first {
            !used.contains($0.member.location)
              && graph.mayBeMeant($0, for: binding.member, at: step)
          }.map { unserved(binding.member, by: $0.member, wiring) }
        }
    }
  }

  private func unserved(_ need: Member, by member: Member, _ wiring: Wiring) -> Diagnostic {
    Diagnostic(
      .unservedOptional,
      "'\(need.fullName)' of '\(name(wiring.edge.child))' is not served, but "
        + "'\(name(wiring.edge.parent))' has '\(member.fullName)'",
      at: member.location,
      notes: [
        Diagnostic.Note(
          "so it gets the default of '\(need.fullName)'", at: wiring.edge.calls[0].location),
        Diagnostic.Note("'\(need.fullName)' is declared here", at: need.location),
      ])
  }

  /// Members that provide although their types are not known, where a farther scope certainly fits.
  func undecidedProviders() -> [Diagnostic] {
    var seen: Set<Location> = []
    return wirings.flatMap { wiring in
      wiring.bindings.compactMap { binding -> Diagnostic? in
        guard binding.source.origin == .parent, binding.source.verdict.isUndecided,
          let farther = graph.certainProvider(of: binding, above: wiring.edge.parent),
          seen.insert(binding.source.member.location).inserted
        else { return nil }
        let member = binding.source.member
        let (parent, child) = (name(wiring.edge.parent), name(wiring.edge.child))
        return Diagnostic(
          .undecidedProvider,
          "'\(member.fullName)' of '\(parent)' provides '\(binding.member.fullName)' of '\(child)', "
            + "but \(doubt(about: member, for: binding, parent)), or rename it",
          at: member.location,
          notes: [
            Diagnostic.Note(
              "'\(name(farther.scope))' has one of type "
                + "'\(binding.member.typeDescription)'", at: farther.location),
            Diagnostic.Note("'\(child)' is created here", at: wiring.edge.calls[0].location),
          ])
      }
    }
  }

  /// What is not known of a member, and how to write it so that it is.
  private func doubt(
    about member: Member, for binding: Binding, _ parent: String
  ) -> String {
    let provision = binding.candidates.first { $0.provision.member.location == member.location }
    if provision?.provision.isConditional ?? false {
      return "whether its extension applies is not certain; declare it in '\(parent)'"
    }
    if case .property(nil, _) = member.kind {
      return "its type is not certain; write its type"
    }
    let (own, needed) = (member.typeDescription, binding.member.typeDescription)
    return "whether '\(own)' is '\(needed)' is not certain; write the same type"
  }
}

extension Graph {
  /// A scope above a component, or its dependency protocol, that certainly fits a requirement.
  ///
  /// A breadth-first walk up; linear in the scopes above.
  fileprivate func certainProvider(
    of binding: Binding, above id: ComponentID
  ) -> (scope: ComponentID, location: Location)? {
    let need = binding.member
    func fits(_ member: Member) -> Bool {
      member.fullName == need.fullName && types.assignability(of: member, to: need) == .yes
    }
    if let declared = program[id].requirements.first(where: { fits($0.member) }) {
      return (id, declared.member.location)
    }
    let parents = Dictionary(grouping: program.edges, by: \.child).mapValues { $0.map(\.parent) }
    return reachable(from: [id]) { parents[$0] ?? [] }.dropFirst().lazy.compactMap { scope in
      program[scope].provisions.first {
        !$0.isStatic && $0.access > .fileprivate && fits($0.member)
      }.map { (scope, $0.member.location) }
    }.first
  }

  /// Whether a member with another name may be meant for an optional requirement.
  fileprivate func mayBeMeant(
    _ provision: Provision, for need: Member, at step: SearchStep
  ) -> Bool {
    guard case .property(let type?, _) = need.kind, !provision.isStatic else { return false }
    let isNear = provision.member.name.looksLike(need.name)
    let value = provision.member
    guard value.name != need.name else { return true }
    if isNear { return types.assignability(of: value, to: need) != .no }
    // Any optional would do for a default of `nil`, so only the very same type counts.
    return !type.canonical.isCommon && couldServe(value, as: need, at: step)
  }
}
