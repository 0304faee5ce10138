import BobbinSyntax

extension Planner {
  /// The module's injections that can be written, by name of component and service.
  func injectionsByName() -> [Injection] {
    func names(_ injection: Injection) -> [String] {
      let component = program[injection.edge.parent].name(in: program)
      return [component, program[injection.edge.child].name(in: program)]
        + [injection.type.canonical.sortKey] + injection.parameters.map { $0?.label ?? "injecting" }
    }
    return program.injections.filter { $0.edge.module == module && program.canBeWritten($0) }
      .map { (names($0), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  /// Plans injections, those of one service by one component together.
  mutating func injections(_ all: [Injection]) -> [InjectionPlan] {
    var result: [InjectionPlan] = []
    for injection in all {
      let plan = plan(injection)
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

  private mutating func plan(_ injection: Injection) -> InjectionPlan {
    let edge = injection.edge
    let component = program.nominal(edge.parent)
    let isInlinable = edge.creations.contains(where: \.isInlinable)
    let access = isInlinable ? Access.public : .internal
    imports.add(
      [component, program.nominal(edge.child)].map { NeededImport(of: $0, in: program.table) },
      usedAt: access)
    imports.add([NeededImport(module: injection.initialiser.module)])
    imports.add(injection.type.imports, usedAt: access)
    let wiring = graph.wiring(of: edge)
    for module in wiring.wires.compactMap(\.source.module) {
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
    if wiring.wires.count(where: \.source.isInherited) > 1 {
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
      parameters.append(self.parameter(value, name))
    }
    let isolation = attributes(of: injection)
    let kind = program.nominal(edge.child).declaration.kind
    if kind == .actor, isolation.isEmpty {
      // What an actor's initialiser gets is sent to the actor, and a component cannot be sent; one
      // that belongs to its caller can read from it.
      parameters.append("isolation: isolated (any Actor)? = #isolation")
    }
    let head =
      inlinability(isInlinable) + isolation.map { $0 + " " }.joined()
      + (kind == .class ? "convenience " : "") + "init"
    let heirs = heirs(of: injection)
    parameters += emptyParameters(heirs)
    let plan = InitialiserPlan(
      comment: comment(onHeirs: heirs), availability: [],
      head: head + initialiser.failure + self.generics(generics),
      parameters: parameters,
      tail: render(initialiser.effects)
        + (generics.requirements.isEmpty ? "" : " where \(generics.requirements)"),
      prefix: initialiser.effects.callPrefix,
      arguments: arguments(of: injection, wiring, names, (holder, upstream)),
      conditions: initialiser.conditions.filter { !edge.conditions.contains($0) })
    return WiredInitialiserPlan(
      initialiser: plan, upstream: declaration,
      fault: wiring.fault ?? graph.isolationFault(of: injection)?.message
        ?? graph.partialFaults(of: injection.edge).first?.message)
  }

  /// What a generated initialiser says of its isolation: nothing that its type says already.
  private mutating func attributes(of injection: Injection) -> [String] {
    let isolation = graph.isolation(of: injection)
    guard let actor = isolation.actor else { return isolation.own.map(attributes) ?? [] }
    let isInherited = injection.initialiser.isolation == nil
    if isInherited, isolation.own?.actor == actor.canonical { return [] }
    imports.add(actor.imports)
    return [attribute(actor)]
  }

  private func arguments(
    of injection: Injection, _ wiring: Wiring, _ names: [String],
    _ givers: (component: String, upstream: String)
  ) -> [String] {
    var names = names[...]
    return zip(injection.initialiser.signature.parameters, injection.arguments)
      .compactMap { parameter, argument in
        switch argument {
        case .passed:
          return names.popFirst().map { self.argument(parameter, $0) }
        case .filled(let position):
          guard wiring.wires.indices.contains(position) else { return nil }
          let value = value(
            of: wiring.wires[position], parent: givers.component, upstream: givers.upstream,
            in: .inferred, isArgument: true)
          return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        case .omitted:
          return nil
        }
      }
  }
}
