import BobbinSyntax

/// An initializer of a component and those of its parameters that a call passes.
struct InitializerMatch {
  var initializer: BoundInitializer
  var parameters: [BoundSignature.Parameter]

  var identity: [String] {
    initializer.identity(parameters.map(\.label), parameters.map(\.type.canonical))
  }
}

extension BoundInitializer {
  /// How Swift distinguishes what is generated for it, as far as a call can, whatever the places.
  func identity(_ labels: [String], _ types: [TypeSyntax]) -> [String] {
    labels + [""] + types.map(\.sortKey) + ["", signature.generics.list, signature.generics.clause]
      + conditions.lines
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
