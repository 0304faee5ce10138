import BobbinSyntax

extension Writer {
  /// Writes the initialiser that fills a collection.
  ///
  /// A single literal is enough unless something is under a condition: a literal cannot contain
  /// `#if`.
  mutating func gathering(_ plan: GatheringPlan) {
    line()
    let how = plan.collection == "Dictionary" ? " by name" : ""
    line("// MARK: - \(plan.component) gathers \(plan.element)\(how)")
    line()
    conditional(plan.conditions) { writer in
      writer.block("extension \(plan.collection) where \(plan.constraint)") { writer in
        if let fault = plan.fault {
          writer.unavailable(fault)
        } else {
          let scope = "in the scope of `\(plan.component)`\(how.isEmpty ? "" : ",")\(how)"
          writer.line("/// Everything of type `\(plan.element)` \(scope).")
        }
        writer.block("\(plan.head)(\(plan.parameter))\(plan.tail)") { $0.steps(plan) }
      }
    }
  }

  private mutating func steps(_ plan: GatheringPlan) {
    guard plan.fault == nil else {
      line("fatalError()")
      return
    }
    // Everything before the first condition is in a literal.
    let first = plan.steps.firstIndex { !$0.conditions.isEmpty } ?? plan.steps.count
    let literal = plan.steps[..<first]
    for case (.child(let name), let value) in literal.map({ ($0.kind, $0.value) }) {
      line("let \(name) = \(value)")
    }
    let elements = literal.compactMap { step -> String? in
      switch step.kind {
      case .child: nil
      case .element: step.value
      case .value(let key): "\(key): \(step.value)"
      }
    }
    let isDictionary = plan.collection == "Dictionary"
    if elements.isEmpty {
      line("self = [\(isDictionary ? ":" : "")]")
    } else {
      list("self = ", elements, "", brackets: ("[", "]"))
    }
    var rest = plan.steps[first...]
    while let conditions = rest.first?.conditions {
      let together = rest.prefix { $0.conditions == conditions }
      rest = rest.dropFirst(together.count)
      conditional(conditions) { writer in
        for step in together {
          switch step.kind {
          case .child(let name): writer.line("let \(name) = \(step.value)")
          case .element: writer.line("self.append(\(step.value))")
          case .value(let key): writer.line("self[\(key)] = \(step.value)")
          }
        }
      }
    }
  }
}
