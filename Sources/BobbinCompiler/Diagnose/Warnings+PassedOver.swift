import BobbinSyntax

/// Warnings about members with a requirement's name that may not be what the child should get.
extension Warnings {
  /// Members that are passed over for their type, or leave an optional unserved for a small reason.
  func passedOver() -> [Diagnostic] {
    typealias Found = (Member, MemberFault, Wiring, need: Member, origin: Binding.Origin)
    var found: [Found] = []
    for wiring in wirings {
      lazy var own = wiring.bindings.filter { $0.isDeclared && $0.source.origin == .own }
        .map(\.source.member.location)
      for binding in wiring.bindings {
        let source = binding.source
        // An optional may be served in some builds only.
        let isPartial = source.origin == .own && binding.need.hasNilDefault
        if source.origin == .own, !isPartial { continue }
        let origin = isPartial ? .default : source.origin
        for candidate in binding.candidates
        where !isPartial || binding.isUnserved(wherever: candidate.member.conditions) {
          // It may be an overload that serves another requirement of the same child.
          guard let fault = fault(of: candidate, origin, wiring),
            !binding.isDeclared || !own.contains(candidate.member.location)
          else { continue }
          found.append((candidate.member, fault, wiring, binding.member, origin))
        }
        guard binding.source.isForwarded else { continue }
        // A child may need something else under the name of what its parent reads.
        let unread = wiring.injection == nil ? [] : binding.others
        found += (counterparts(of: binding, at: wiring.edge) + unread)
          .map { ($0, .otherType, wiring, binding.member, .upstream) }
      }
      if let injection = wiring.injection {
        found += injection.defaulted.map { ($0.member, $0.fault, wiring, $0.need, .default) }
        found += injection.unusedByChosen.map { ($0.member, $0.fault, wiring, $0.need, .missing) }
      }
    }
    var seen: Set<Location> = []
    return found.compactMap { member, fault, wiring, need, origin in
      // A child component is unlikely to be meant for a parameter with a default.
      guard wiring.injection == nil || program.component(member.result) == nil,
        seen.insert(member.location).inserted
      else { return nil }
      // If the child does not need it itself, a component below it does.
      let consumer = graph.declared(need.key, from: wiring.edge.child).first?.component
      let (parent, child) = (name(wiring.edge.parent), name(consumer ?? wiring.edge.child))
      let reason = fault.phrase(member, need, of: child, in: wiring.edge.module)
      let message = "'\(member.fullName)' of '\(parent)' \(reason)"
      var result = warning(message, at: member, need, wiring, origin)
      if fault == .ownValue, origin != .default {
        let advice =
          "create '\(child)' in another member to let it get this one, or require "
          + "'\(need.fullName)' in the dependency of '\(parent)' to keep what it gets"
        result.notes.append(Diagnostic.Note(advice))
      }
      return result
    }
  }

  /// Properties where a function is needed, or the other way around, and functions that take more but
  /// have defaults for it, that are passed over for a member farther up.
  private func counterparts(of binding: Binding, at edge: Edge) -> [Member] {
    guard binding.candidates.isEmpty else { return [] }
    let need = binding.member
    return graph.matcher.provisions(named: need.name, of: edge.parent)
      .filter { $0.hidden(from: edge.module, program.table) == nil }.map(\.member)
      .filter { member in
        guard let shorter = member.withoutDefaults(beside: need) else {
          return member.isCounterpart(of: need)
        }
        return shorter.fullName == need.fullName
          && graph.types.assignability(of: shorter, to: need) != .no
      }
  }

  /// Why a member does not provide what a child gets from elsewhere, if that may be unintended.
  private func fault(
    of candidate: Candidate, _ origin: Binding.Origin, _ wiring: Wiring
  ) -> MemberFault? {
    let mismatch = origin == .default ? candidate.mismatches.first : nil
    guard let fault = candidate.fault ?? mismatch else { return nil }
    if origin == .default || fault == .otherType { return fault }
    guard origin == .upstream, candidate.verdict.assignability == .yes else { return nil }
    let own = graph.matcher.provision(around: wiring.edge.calls[0])
    let isUnintended =
      own?.member.location == candidate.member.location
      // Services and stored values often wrap what a scope farther up has.
      ? fault == .ownValue
        && (graph.matcher.isMadeEachTime(candidate.provision)
          ? wiring.injection == nil : wiring.edge.calls.contains(where: \.isInClosure))
      // What the component does not require itself, it is unlikely to hide on purpose.
      : fault.isAccess && program.component(candidate.provision.owner) != nil
    return isUnintended ? fault : nil
  }

  /// Members of a subclass that would serve a child, which only its superclass creates.
  func outOfReach() -> [Diagnostic] {
    lazy var byChild = Dictionary(grouping: graph.wirings, by: \.edge.child)
    var seen: Set<Location> = []
    return graph.implied.filter { modules.contains($0.edge.module) }.flatMap { implied in
      let line = Set(program.lineage(of: implied.edge.parent))
      let real = (byChild[implied.edge.child] ?? []).filter { line.contains($0.edge.parent) }
      return implied.bindings.compactMap { binding -> Diagnostic? in
        let member = binding.source.member
        let others = real.compactMap { wiring in
          wiring.bindings.first { $0.need.key == binding.need.key && $0.source.origin != .own }
        }
        // A class in between may also create the child and have the member.
        guard binding.source.origin == .own, let wiring = real.first,
          others.count == real.count, seen.insert(member.location).inserted
        else { return nil }
        let own = binding.candidates.first { $0.member.location == member.location }
        let sub = own.map { program.table[$0.provision.owner].name } ?? name(implied.edge.parent)
        let base = name(wiring.edge.parent)
        return warning(
          "'\(member.fullName)' of '\(sub)' does not reach '\(name(wiring.edge.child))', which "
            + "'\(base)' creates; declare it in '\(base)', and override it",
          at: member, binding.member, wiring, others[0].source.origin)
      }
    }
  }

  /// A warning about a member that does not provide; `origin` says what does.
  func warning(
    _ message: String, at member: Member, _ need: Member, _ wiring: Wiring, _ origin: Binding.Origin
  ) -> Diagnostic {
    let (group, value): (DiagnosticGroup, String) =
      switch origin {
      case .default: (.unservedOptional, "the default of '\(need.fullName)'")
      case .missing: (.unservedOptional, "none, because it is created with a shorter initializer")
      default: (.passedOver, "what a scope farther up has, if any")
      }
    let result = Diagnostic.Note("so it gets \(value)", at: wiring.edge.calls[0].location)
    let what = "'\(need.fullName)' of type '\(need.typeDescription)'"
    let use = Diagnostic.Note("\(what) is needed here", at: need.location)
    return Diagnostic(group, message, at: member.location, notes: [result, use])
  }

  /// Members of unknown type that provide, although a member farther up certainly fits.
  func undecidedProviders() -> [Diagnostic] {
    lazy var edges = Dictionary(grouping: program.edges, by: \.child)
    var seen: Set<Location> = []
    return wirings.flatMap { wiring in
      wiring.bindings.compactMap { binding -> Diagnostic? in
        guard binding.source.origin == .own, binding.source.verdict.isUndecided,
          let farther = provider(
            of: binding.member,
            in: reachable(from: [wiring.edge.parent]) { edges[$0]?.map(\.parent) ?? [] }),
          seen.insert(binding.source.member.location).inserted
        else { return nil }
        let member = binding.source.member
        let (parent, child) = (name(wiring.edge.parent), name(wiring.edge.child))
        let type = binding.member.typeDescription
        let message =
          "'\(member.fullName)' of '\(parent)' provides '\(binding.member.fullName)' of '\(child)', "
          + "but it is not certain that it fits; declare it in '\(parent)' with type '\(type)', or "
          + "rename it"
        let found = "'\(name(farther.scope))' has one of type '\(type)'"
        let other = Diagnostic.Note(found, at: farther.member.location)
        let use = Diagnostic.Note("'\(child)' is created here", at: wiring.edge.calls[0].location)
        return Diagnostic(.undecidedProvider, message, at: member.location, notes: [other, use])
      }
    }
  }

  /// The first member in some scopes that fits well enough; the first scope's own do not count.
  func provider(
    of need: Member, in scopes: [ComponentID], fitting least: Assignability = .yes
  ) -> (scope: ComponentID, member: Member)? {
    scopes.lazy.compactMap { [graph] scope in
      let choice = graph.matcher.choice(
        of: need, at: scope, from: graph.program[scope].module, wherever: need.conditions)
      let own = choice.candidates.first { $0.hidden == nil && $0.verdict.assignability >= least }
      let declared = choice.declared.flatMap { $0.verdict.assignability >= least ? $0 : nil }
      return (scope == scopes[0] ? declared?.member : own?.member ?? declared?.member)
        .map { (scope, $0) }
    }.first
  }
}

extension Binding {
  /// Whether no member serves it in some builds.
  fileprivate func isUnserved(wherever conditions: Condition) -> Bool {
    !candidates.contains {
      $0.provides && $0.mismatches.isEmpty && !$0.member.conditions.excludes(conditions)
    }
  }
}
