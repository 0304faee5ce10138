import BobbinSyntax

extension Generator {
  mutating func injections(_ wirings: [Wiring]) {
    for wiring in wirings {
      guard let injection = wiring.injection else { continue }
      let component = renderer.render(program.nominal(wiring.edge.parent))
      let service = renderer.render(injection.type.written)
      writer.section("\(component) wires \(service)", under: wiring.edge.conditions) {
        writer.lines(availability(of: wiring.edge).attributes)
        writer.block("extension \(service)") { initializer(of: injection, wiring) }
      }
    }
  }

  private mutating func initializer(of injection: Injection, _ wiring: Wiring) {
    let edge = wiring.edge
    let ends = (component: program.nominal(edge.parent), service: program.nominal(edge.child))
    for end in [ends.component, ends.service] { imports.add(end.type.imports) }
    imports.add([NeededImport(module: injection.initializer.module)])
    imports.add(injection.type.imports)
    imports.add(wiring.bindings.compactMap(\.source.module).map { NeededImport(module: $0) })
    let (component, generics) = generics(
      of: edge.parent,
      around: injection.initializer.signature.generics.used(by: injection.parameters),
      avoiding: genericNames(in: ends.service))
    var (holder, parameters, names) = parameters(
      injection.parameters, and: "injecting", named: "component", of: component, generics)
    var upstream = "\(holder).\(accessor(of: edge.parent))"
    var declaration: String?
    if wiring.bindings.count(where: \.source.isForwarded) > 1 {
      // Otherwise each use would cast again.
      let name = "upstream".avoiding(Set(names))
      declaration = "let \(name) = \(upstream)"
      upstream = name
    }
    imports.add(wiring.isolation.imports)
    let isolation = attributes(of: wiring.isolation)
    let kind = ends.service.kind(wherever: injection.initializer.conditions)
    if kind == .actor, isolation.isEmpty {
      // The arguments of an actor's initializer are sent to the actor, and a component cannot be
      // sent; an initializer that is isolated to its caller can read from it.
      parameters.append("isolation: isolated (any Actor)? = #isolation")
    }
    let modifiers = isolation + (kind == .class ? "convenience " : "")
    var callee = injection.initializer
    callee.availability = wiring.bindings.map(\.source.member.availability)
      .reduce(callee.availability) { $0.adding($1) }
    writer.conditional(injection.initializer.conditions.removing(edge.conditions)) {
      initializer(
        modifiers, for: wiring, calling: callee, generics, parameters,
        arguments(of: injection, wiring.bindings, names, (holder, upstream)), after: declaration)
    }
  }

  private func arguments(
    of injection: Injection, _ bindings: [Binding], _ names: [String],
    _ paths: (component: String, upstream: String)
  ) -> [String] {
    var names = names.filter { $0 != paths.component }[...]
    return zip(injection.initializer.signature.parameters, injection.arguments)
      .compactMap { parameter, argument in
        switch argument {
        case .passed: return names.popFirst().map(parameter.argument)
        case .filled(let position):
          let value = value(
            of: bindings[position], parent: paths.component, upstream: paths.upstream,
            isArgument: !parameter.isAutoclosure, isBuilt: parameter.builder != nil)
          return parameter.labelOfArgument + value
        case .omitted: return nil
        }
      }
  }
}
