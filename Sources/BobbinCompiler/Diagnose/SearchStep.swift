import BobbinSyntax

/// One scope on the way up from a component that needs something, and what it has under the name.
struct SearchStep {
  /// The edge or injection that leads to it.
  var edge: Edge
  var candidates: [Candidate]

  var scope: ComponentID { edge.parent }
  /// The module that asks.
  var module: String { edge.module }
}

extension Graph {
  /// The scopes that were searched for a binding of a wiring, nearest to its consumer first.
  func search(for binding: Binding, of wiring: Wiring, then way: [Wiring]) -> [SearchStep] {
    let first = SearchStep(edge: wiring.edge, candidates: binding.candidates)
    let others = way.compactMap { wiring in
      wiring.bindings.first { $0.need.key == binding.need.key && $0.source.isInherited }
        .map { SearchStep(edge: wiring.edge, candidates: $0.candidates) }
    }
    return ([first] + others).reversed()
  }

  /// Whether a closure could use a member if the member had the closure's name: a near miss if the
  /// names look alike, or if values of the closure's result type are rare.
  func couldUse(_ provision: Provision, for need: Member, at step: SearchStep) -> Bool {
    let types = types.seen(from: step.module)
    guard let closure = need.closure, !provision.isStatic, provision.access > .fileprivate,
      types.assignability(of: provision.member, usedIn: closure) == .yes,
      types.mismatches(of: provision.member, usedIn: closure).isEmpty
    else { return false }
    let isRare = closure.result != .tuple([]) && !closure.result.isCommon
    return isRare || provision.member.name.looksLike(need.name)
  }
}
