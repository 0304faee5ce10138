import BobbinSyntax

/// One scope on the way up from a component that needs something, and what it has under the name.
struct SearchStep {
  /// The edge or injection that leads to it.
  var edge: Edge
  var candidates: [Candidate]
  /// Its members with another name or of another kind that nearly fit, the best names first.
  var near: [Member] = []

  var scope: ComponentID { edge.parent }
  /// The module that asks.
  var module: String { edge.module }
}

extension Graph {
  /// The scopes that were searched for a member along some wirings, nearest to its consumer first.
  func search(for need: Member, _ key: KeyID, along wirings: [Wiring]) -> [SearchStep] {
    wirings.reversed().map { wiring in
      let found = wiring.bindings.first { $0.need.key == key }
      var step = SearchStep(edge: wiring.edge, candidates: found?.candidates ?? [])
      step.near = nearMisses(of: need, at: step)
      return step
    }
  }
}
