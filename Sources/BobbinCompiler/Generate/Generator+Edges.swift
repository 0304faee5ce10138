import BobbinSyntax

extension Generator {
  /// Writes edges: each child's initializers, and each provider after the last child that has it.
  mutating func edges(_ wirings: [Wiring]) {
    var providerOf: [Int: Provider] = [:]
    for provider in providers(of: wirings) {
      for index in provider.wirings { providerOf[index] = provider }
    }
    for (index, wiring) in wirings.enumerated() {
      let (edge, provider) = (wiring.edge, providerOf[index])
      let (parent, child) = (program.nominal(edge.parent), program.nominal(edge.child))
      let heading = "\(renderer.render(parent)) creates \(renderer.render(child))"
      writer.section(heading, under: edge.conditions) {
        for end in [parent, child] { imports.add(end.type.imports) }
        writer.lines(availability(of: edge).attributes)
        writer.block("extension \(renderer.render(child))") {
          initializers(for: wiring, provider: provider?.name ?? "")
        }
        // A subclass may create the child by one initializer, and its superclass by another.
        guard let provider, !provider.isShared, provider.wirings.last == index else { return }
        writer.line()
        write(provider)
      }
      guard let provider, provider.isShared, provider.wirings.last == index else { continue }
      let common = "\(renderer.render(parent)) provides for several children"
      writer.section(common, under: edge.conditions) { write(provider) }
    }
  }

  // MARK: Providers

  /// The providers of the wirings without a fault, in order of their first children.
  private mutating func providers(of wirings: [Wiring]) -> [Provider] {
    var result: [Provider] = []
    var known: [Provider.Kind: [Int]] = [:]
    for (index, wiring) in wirings.enumerated() where graph.obstacle(to: wiring) == nil {
      let own = provider(of: wiring, at: index)
      let places = known[own.kind] ?? []
      if let place = places.first(where: { result[$0].agrees(with: own) }) {
        result[place].add(own)
      } else {
        known[own.kind] = places + [result.count]
        result.append(own)
      }
    }
    name(&result, wirings)
    return result
  }

  private mutating func provider(of wiring: Wiring, at index: Int) -> Provider {
    let (edge, bindings, child) = (wiring.edge, wiring.bindings, program[wiring.edge.child])
    let taken = Set(bindings.flatMap { [$0.name] + $0.member.parameters.argumentNames })
    let forwarder = graph.upstreamOwner(of: edge.child)
    var needed = child.dependency.reduce(into: wiring.isolation.imports) {
      $0.formUnion($1.imports)
    }
    if let forwarder { needed.insert(NeededImport(module: program[forwarder].module)) }
    imports.add(needed, under: edge.conditions)
    let readsUpstream = bindings.contains(where: \.source.isForwarded)
    // What the extension of a protocol serves depends on all other protocols of the provider.
    let isSingle = bindings.contains { $0.isLeftToProtocol(in: module, program.table) }
    let kind = Provider.Kind(
      parent: edge.parent, isClass: forwarder != nil || child.inherits(from: ["AnyObject"]),
      storedParent: bindings.contains(where: \.source.readsParent) ? "parent".avoiding(taken) : nil,
      storedUpstream: readsUpstream ? "upstream".avoiding(taken) : nil, conditions: edge.conditions,
      availability: availability(of: edge), isolation: wiring.isolation,
      single: isSingle ? child.id : nil)
    var provider = Provider(
      kind: kind, wirings: [index], children: [edge.child],
      conformances: conformances(of: edge.child))
    for binding in bindings where !binding.isLeftToProtocol(in: module, program.table) {
      provider.add(member(for: binding, of: edge, in: kind), named: binding.name)
      if let rest = defaultInOtherBuilds(binding, of: edge.child) {
        provider.add(member(for: rest, of: edge, in: kind), named: binding.name)
      }
    }
    return provider
  }

  /// What a provider has in the builds without the member that provides: a generated protocol has no
  /// default.
  private func defaultInOtherBuilds(_ binding: Binding, of child: ComponentID) -> Binding? {
    guard binding.need.hasNilDefault, !binding.isDeclared, binding.source.origin == .own,
      let whole = graph.forwarded(by: child).first(where: { $0.name == binding.name })?.member,
      whole.conditions != binding.member.conditions
    else { return nil }
    var rest = binding
    rest.source = Binding.Source(whole, of: .default)
    rest.need.member = whole.with(
      conditions: whole.conditions.adding(binding.member.conditions.negated))
    return rest
  }

  private mutating func member(
    for binding: Binding, of edge: Edge, in kind: Provider.Kind
  ) -> GeneratedMember {
    var needed = binding.member.imports
    // Members of a base class or of a dependency protocol may come from further away.
    if let module = binding.source.module { needed.insert(NeededImport(module: module)) }
    let leavesActor = binding.leavesActor(in: kind.isolation)
    if leavesActor == false { needed.formUnion(binding.source.member.isolation.imports) }
    imports.add(needed, under: edge.conditions.adding(binding.member.conditions))
    var (used, effects) = (binding, binding.source.member.effects)
    if leavesActor == true { effects.isAsync = true }
    used.source.member = used.source.member.with(effects: effects)
    let value = value(
      of: used, parent: kind.storedParent ?? "", upstream: kind.storedUpstream ?? "")
    var need = binding.need
    need.member = need.member.avoiding(program.nominal(edge.parent).declaration.generics.names)
    return generated(
      need, attributes(of: binding, of: edge.child, in: kind.isolation),
      around: (edge.conditions, kind.availability), binding.availability,
      comment: binding.source.verdict.isUndecided
        ? "Only swiftc knows whether '\(binding.source.member.fullName)' has this type."
        : "", body: [value],
      setter: .init(head: kind.isClass ? "set" : "nonmutating set", body: ["\(value) = newValue"]))
  }

  /// Gives providers names, each once in its parent: `GameProvider`, or `ChildrenProvider`.
  private func name(_ providers: inout [Provider], _ wirings: [Wiring]) {
    var taken: [TypeID: Set<String>] = [:]
    let wiringsFrom = Dictionary(grouping: wirings, by: \.edge.parent)
    for (index, provider) in providers.enumerated() {
      let parent = program.nominal(provider.kind.parent)
      let child = program.nominal(wirings[provider.wirings[0]].edge.child)
      var name = provider.isShared ? "Children" : program.joinedName(child)
      if name.hasSuffix("Component") { name.removeLast(9) }
      name += "Provider"
      var known =
        taken[parent.id]
        ?? Set(program.table.nestedNames(of: parent.id, seenFrom: module) + [parent.baseName])
        .union(namesInTypes(of: wiringsFrom[provider.kind.parent] ?? []))
      if !known.insert(name).inserted {
        name = (2...).lazy.map { "\(name)\($0)" }.first { known.insert($0).inserted } ?? name
      }
      taken[parent.id] = known
      providers[index].name = name
    }
  }

  /// The names of the types of what is needed, which a provider of such a name would hide.
  private func namesInTypes(of wirings: [Wiring]) -> Set<String> {
    var names: Set<String> = []
    for type in wirings.flatMap(\.bindings).flatMap(\.member.writtenTypes) {
      type.visitNames { path in
        names.insert(path[0].text)
        if let module = path[0].module { names.insert(module) }
      }
    }
    return names
  }

  // MARK: Writing

  private func write(_ provider: Provider) {
    let kind = provider.kind
    writer.lines(kind.availability.attributes)
    writer.block("extension \(renderer.render(program.nominal(kind.parent)))") {
      if let actor = kind.isolation.globalActor { writer.line(attribute(actor)) }
      let conformances = provider.conformances.map { attributes(of: kind.isolation) + $0 }
      let modifier = kind.isolation.isNonisolated ? "nonisolated " : ""
      let word = kind.isClass ? "final class" : "struct"
      let head = "\(modifier)fileprivate \(word) \(provider.name):"
      writer.block(head, conformances, "{", spacing: " ") {
        storage(of: kind)
        cast(of: provider)
        writer.members(provider.members.map(\.member))
      }
    }
  }

  private func storage(of kind: Provider.Kind) {
    // Swift infers the arguments of a nested type only if the parameter's type states them.
    let nominal = program.nominal(kind.parent)
    let parent = renderer.render(nominal) + nominal.declaration.generics.arguments
    var stored: [StoredProperty] = []
    if let name = kind.storedParent { stored.append(("let", name, parent, "parent")) }
    if let name = kind.storedUpstream, let owner = graph.upstreamOwner(of: kind.parent) {
      let type = "any \(renderer.renderUpstream(program.nominal(owner)))"
      stored.append(("let", name, type, "parent.\(accessor(of: kind.parent))"))
    }
    if stored.isEmpty { return writer.line("init(_: \(parent)) {}") }
    writer.storage(stored, setBy: ["_ parent: \(parent)"])
  }
}

extension Binding {
  /// Where a provider's member is available: as its requirement, and deprecated as what it reads.
  fileprivate var availability: Availability {
    member.availability.deprecation == Availability()
      ? member.availability.adding(source.member.availability.deprecation) : member.availability
  }

  /// Whether a provider in a module relies on the default in the protocol's extension, instead of
  /// returning `nil` itself.
  fileprivate func isLeftToProtocol(in module: String, _ table: TypeTable) -> Bool {
    source.origin == .default && isDeclared
      && need.nilDefaults.contains { $0.access >= table.leastAccess(in: $0.module, for: module) }
  }
}
