import BobbinSyntax

/// An initializer of a component and those of its parameters that a call passes.
struct InitializerMatch {
  var initializer: BoundInitializer
  var parameters: [BoundSignature.Parameter]

  /// How Swift distinguishes initializers, as far as a call can.
  struct Identity: Hashable {
    var labels: [String]
    var types: [TypeSyntax]
    var generics: Generics
    var conditions: Condition
  }

  var identity: Identity {
    Identity(
      labels: parameters.map(\.label), types: parameters.map(\.type.canonical),
      generics: initializer.signature.generics, conditions: initializer.conditions)
  }

  /// A key for sorting that does not depend on the places of the initializers and their calls.
  var order: [String] {
    let identity = identity
    return identity.labels + [""] + identity.types.map(\.sortKey) + [""]
      + [identity.generics.list, identity.generics.clause] + identity.conditions.lines
  }
}

extension Component {
  /// Finds the initializers of any access level that a call may name, with `parent` in place of
  /// `dependency`; swiftc chooses among them by the types of the arguments.
  ///
  /// Parameters with a default may be left out; they are left out of the generated initializer too,
  /// unless the default depends on the place of the call.
  func initializers(for call: WiringCall) -> [InitializerMatch] {
    var labels = call.labels
    if let position = labels.firstIndex(of: "parent") { labels[position] = "dependency" }
    return initializers.compactMap { initializer in
      let parameters = initializer.signature.parameters
      let passed = parameters.choices(labels, trailing: call.trailingLabels).first { choice in
        parameters.indices.allSatisfy { choice.contains($0) || parameters[$0].mayBeOmitted }
      }
      guard let passed else { return nil }
      let kept = parameters.indices.filter {
        passed.contains($0) || parameters[$0].callSiteDefault != nil
      }
      return InitializerMatch(initializer: initializer, parameters: kept.map { parameters[$0] })
    }
  }
}
