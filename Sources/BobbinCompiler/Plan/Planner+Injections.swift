import BobbinSyntax

extension Planner {
  /// Plans injections, those of one service by one component together.
  mutating func injections(_ wirings: [Wiring]) -> [InjectionPlan] {
    var result: [InjectionPlan] = []
    for wiring in wirings {
      guard let injection = wiring.injection else { continue }
      let plan = plan(injection, wiring)
      if let last = result.last, last.component == plan.component, last.service == plan.service,
        last.conditions == plan.conditions
      {
        result[result.count - 1].initialisers += plan.initialisers
      } else {
        result.append(plan)
      }
    }
    return result
  }

  private mutating func plan(_ injection: Injection, _ wiring: Wiring) -> InjectionPlan {
    let edge = injection.edge
    let component = program.nominal(edge.parent)
    let isInlinable = edge.calls.contains(where: \.isInlinable)
    let access = isInlinable ? Access.public : .internal
    imports.add(
      [component, program.nominal(edge.child)].map { NeededImport(of: $0, in: program.table) },
      usedAt: access)
    imports.add([NeededImport(module: injection.initialiser.module)])
    imports.add(injection.type.imports, usedAt: access)
    for module in wiring.bindings.compactMap(\.source.module) {
      imports.add([NeededImport(module: module)])
    }
    return InjectionPlan(
      component: renderer.render(component), service: renderer.render(injection.type.written),
      initialisers: [initialiser(of: injection, wiring, isInlinable: isInlinable)],
      conditions: edge.conditions)
  }

  private mutating func initialiser(
    of injection: Injection, _ wiring: Wiring, isInlinable: Bool
  ) -> WiredInitialiserPlan {
    let edge = injection.edge
    let initialiser = injection.initialiser
    let own = initialiser.signature.generics
    let (component, generics) = generics(
      of: edge.parent, around: own,
      avoiding: program.nominal(edge.child).declaration.generics.parameters.map(\.name))
    let passed = injection.parameters.compactMap(\.self)
    let names = BoundSignature(generics: own, parameters: passed, result: nil).argumentNames
    let holder = "component".avoiding(Set(names))
    var upstream = "\(holder).\(accessor(for: edge.parent))"
    var declaration: String?
    if wiring.bindings.count(where: \.source.isInherited) > 1 {
      // Each use would cast once more.
      let name = "upstream".avoiding(Set(names))
      declaration = "let \(name) = \(upstream)"
      upstream = name
    }
    var parameters: [String] = []
    var rest = zip(passed, names).makeIterator()
    for parameter in injection.parameters {
      guard parameter != nil, let (value, name) = rest.next() else {
        parameters.append("injecting \(holder): \(component)")
        continue
      }
      imports.add(value.type.imports, usedAt: isInlinable ? .public : .internal)
      parameters.append(renderer.parameter(value, name))
    }
    let isolation = attributes(of: injection, wiring.bindings)
    let kind = program.nominal(edge.child).declaration.kind
    if kind == .actor, isolation.isEmpty {
      // The arguments of an actor's initialiser are sent to the actor, and a component cannot be
      // sent; an initialiser that is isolated to its caller can read from it.
      parameters.append("isolation: isolated (any Actor)? = #isolation")
    }
    let head =
      inlinability(isInlinable) + isolation.map { $0 + " " }.joined()
      + (kind == .class ? "convenience " : "") + "init"
    let overriding = overridingInitialisers(of: injection)
    parameters += emptyParameters(overriding)
    let plan = InitialiserPlan(
      comment: comment(on: overriding), availability: [],
      head: head + initialiser.failure + renderer.render(generics),
      parameters: parameters,
      tail: renderer.render(initialiser.effects) + renderer.whereClause(of: generics),
      prefix: initialiser.effects.callPrefix,
      arguments: arguments(of: injection, wiring.bindings, names, (holder, upstream)),
      conditions: initialiser.conditions.removing(edge.conditions))
    return WiredInitialiserPlan(
      initialiser: plan, upstream: declaration, fault: graph.fault(of: wiring))
  }

  /// The isolation attributes of a generated initialiser: only those that its type does not have
  /// already.
  private mutating func attributes(of injection: Injection, _ bindings: [Binding]) -> [String] {
    let isolation = graph.isolation(of: injection, bindings)
    guard let actor = isolation.actor else { return attributes(of: isolation.own) }
    let isInherited = injection.initialiser.isolation == nil
    if isInherited, isolation.own.actor == actor.canonical { return [] }
    imports.add(actor.imports)
    return [attribute(actor)]
  }

  private func arguments(
    of injection: Injection, _ bindings: [Binding], _ names: [String],
    _ paths: (component: String, upstream: String)
  ) -> [String] {
    var names = names[...]
    return zip(injection.initialiser.signature.parameters, injection.arguments)
      .compactMap { parameter, argument in
        switch argument {
        case .passed:
          return names.popFirst().map { self.argument(parameter, $0) }
        case .filled(let position):
          guard bindings.indices.contains(position) else { return nil }
          let value = value(
            of: bindings[position], parent: paths.component, upstream: paths.upstream,
            in: .inferred, isArgument: true)
          return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        case .omitted:
          return nil
        }
      }
  }
}
