import BobbinSyntax

/// A component on the way up from one that needs something, and how it was asked.
struct Stop {
  var scope: ComponentID
  /// The module that asks.
  var module: String
  /// The actor that the provider between it and the component below may belong to.
  var domain: TypeSyntax?
}

extension Graph {
  /// The components on a path that were asked, nearest to the needy one first.
  ///
  /// - Parameters:
  ///   - chain: The path, from the parent of an edge down to the needy one.
  ///   - edge: The edge where the way up ends.
  /// - Returns: All of the path but its end.
  func stops(on chain: [ComponentID], from edge: Edge) -> [Stop] {
    zip(chain, chain.dropFirst()).map { scope, child in
      Stop(
        scope: scope, module: scope == edge.parent ? edge.module : program[scope].module,
        domain: scopes.domain(from: scope, to: child))
    }.reversed()
  }

  func misfit(of provision: Provision, for need: Member, at stop: Stop) -> Misfit? {
    scopes.misfit(of: provision, for: need, in: stop.module, stop.domain)
  }

  /// Whether a closure could use a member if only that had the closure's name: a near miss where the
  /// names look alike, or where few others have what the closure gives.
  func couldUse(_ provision: Provision, for need: Member, at stop: Stop) -> Bool {
    guard let closure = need.closure, let used = need.using(provision.member),
      misfit(of: provision, for: used, at: stop) == nil
    else { return false }
    let isRare = closure.result != .tuple([]) && !closure.result.isCommon
    return isRare || provision.member.name.looksLike(need.name)
  }
}
