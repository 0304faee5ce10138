import BobbinSyntax

extension BoundInitializer {
  /// What distinguishes the code generated for it, as far as a call can, regardless of locations.
  var identity: [String] {
    identity(signature.parameters.map(\.label), signature.parameters.map(\.type.canonical))
  }

  /// The same with other parameters.
  func identity(_ labels: [String], _ types: [TypeSyntax]) -> [String] {
    labels + [""] + types.map(\.sortKey) + ["", signature.generics.list, signature.generics.clause]
      + conditions.lines
  }
}

extension Component {
  /// Finds the initializers of any access level that a call may name, with `parent` in place of
  /// `dependency`; swiftc chooses among them by the types of the arguments.
  ///
  /// Parameters with a default may be left out; they are left out of the result and the generated
  /// initializer too, unless the default depends on the call site.
  func initializers(for call: WiringCall) -> [BoundInitializer] {
    var labels = call.labels
    if let position = labels.firstIndex(of: "parent") { labels[position] = "dependency" }
    let named = initializers.compactMap { initializer -> BoundInitializer? in
      let parameters = initializer.signature.parameters
      let passed = parameters.choices(labels, trailing: call.trailingLabels).first { choice in
        parameters.indices.allSatisfy { choice.contains($0) || parameters[$0].mayBeOmitted }
      }
      guard let passed else { return nil }
      var initializer = initializer
      initializer.signature.parameters = parameters.indices.filter {
        passed.contains($0) || parameters[$0].callSiteDefault != nil
      }.map { parameters[$0] }
      return initializer
    }
    return named.withFallbacks(wherever: call.conditions)
  }
}

extension [BoundInitializer] {
  /// The initializers that a call may use under some conditions: fallbacks only if each build then
  /// has an initializer, because a build without one is unlikely to be intended.
  func withFallbacks(wherever conditions: Condition) -> [BoundInitializer] {
    Condition.cover(map(\.conditions), wherever: conditions) ? self : filter { !$0.isFallback }
  }
}
