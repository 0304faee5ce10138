import BobbinSyntax

extension Generator {
  /// Writes a component's upstream protocol, if it is declared here, and the property that casts to
  /// it; `wirings` are those of its children in the module.
  mutating func upstream(of parent: ComponentID, _ wirings: [Wiring]) {
    guard let owner = graph.upstreamOwner(of: parent),
      wirings.contains(where: { $0.bindings.contains(where: \.source.isForwarded) })
    else { return }
    let nominal = program.nominal(parent)
    let component = renderer.render(nominal)
    let name = renderer.renderUpstream(program.nominal(owner))
    let isolation =
      program.needsNonisolatedModifier(program[parent].isolation, in: module) ? "nonisolated " : ""
    let around = availability(of: parent)
    let cast =
      hasCast(parent)
      ? "dependency._cast(to: (any \(name)).self)" : "dependency as? any \(name)"
    let heading = "\(component) forwards what only its parents have"
    writer.section(heading, under: nominal.conditions) {
      imports.add([NeededImport(module: program[owner].module)])
      if nominal.module == module, owner == parent {
        upstreamProtocol(of: parent, wirings, named: name, isolation, around)
        writer.line()
      }
      writer.lines(around.attributes)
      writer.block("extension \(component)") {
        writer.block("\(isolation)fileprivate var \(accessor(of: parent)): any \(name)") {
          writer.block("guard let upstream = \(cast) else") {
            writer.lines([
              "preconditionFailure(", "  \"\"\"",
              "  \(component) was built from an object that does not conform to \\",
              "  \(name); create it with 'parent:', or build it from a class that does",
              "  \"\"\")",
            ])
          }
          writer.line("return upstream")
        }
      }
    }
  }

  private mutating func upstreamProtocol(
    of parent: ComponentID, _ wirings: [Wiring], named name: String, _ isolation: String,
    _ around: Availability
  ) {
    let nominal = program.nominal(parent)
    let access = upstreamAccess(of: parent)
    for type in program[parent].dependency {
      imports.add(type.imports, usedAt: access)
      if type.canonical.isMarkerOfRuntime {
        imports.add([NeededImport(module: "Bobbin")], usedAt: access)
      }
    }
    // Requirements of a nonisolated component may be read anywhere, even if its protocol is on an
    // actor.
    let followsActor = program[parent].isolation.actor == nil && program.followsActor(parent)
    // The members need not repeat what the protocol or the module already states.
    let isNonisolated =
      !isolation.isEmpty || program.defaultIsolation[module] == .nonisolated && !followsActor
    // Where effects differ, swiftc crashes if the one requirement overrides the other.
    let overridden = Set(
      program[parent].superclass.map { graph.forwarded(by: $0).map(\.name) } ?? [])
    var parents = ["AnyObject"] + protocols(of: parent).filter { $0 != "AnyObject" }
    if let superclass = program[parent].superclass.flatMap(graph.upstreamOwner) {
      imports.add([NeededImport(module: program[superclass].module)], usedAt: access)
      parents.append(renderer.renderUpstream(program.nominal(superclass)))
    }
    let uses = wirings.flatMap { wiring in
      wiring.bindings.filter(\.source.isForwarded).map { ($0.source.name, wiring.edge.child) }
    }
    let users = Dictionary(grouping: uses, by: \.0).mapValues { $0.map(\.1) }
    let whose = "What a parent of `\(renderer.render(nominal))` provides"
    writer.line("/// \(whose): for it and for those below it.")
    writer.lines(around.attributes)
    let modifiers = isolation + (access == .internal ? "" : access.description + " ")
    writer.block("\(modifiers)protocol \(name): \(parents.joined(separator: ", "))") {
      for forwarded in graph.forwarded(by: parent) where !forwarded.isOfSuperclass {
        let member = forwarded.member
        writer.conditional(member.conditions.removing(nominal.conditions)) {
          imports.add(member.importsOfInterface, usedAt: access)
          writer.line("/// For \(summary(of: users[forwarded.name] ?? [])).")
          writer.lines(around.additions(of: member.availability).attributes)
          let modifier = overridden.contains(forwarded.name) ? "@_nonoverride " : ""
          let saysNonisolated = member.isolation == .nonisolated && !isNonisolated
          let own = saysNonisolated ? "nonisolated " : attributes(of: member.isolation)
          let setter = member.isSettable ? " set" : ""
          let accessors =
            member.isFunction ? "" : " { get\(renderer.render(member.effects))\(setter) }"
          let head = renderer.head(of: member, named: forwarded.name)
          writer.line(modifier + own + head + accessors)
        }
      }
    }
  }

  /// Whether what a component depends on inherits from the runtime's `Dependency`.
  private func hasCast(_ id: ComponentID) -> Bool {
    program[id].dependency.contains(where: \.canonical.isMarkerOfRuntime)
      || program.table.inheritFromDependency(program.protocols(of: program[id]))
  }

  /// Writes the function with which a provider casts itself to its upstream protocol; one that
  /// conforms to several keeps the slower cast of the runtime.
  func cast(of provider: Provider) {
    let (owners, kind) = (Set(provider.children.compactMap(graph.upstreamOwner)), provider.kind)
    guard let owner = owners.first, owners.count == 1, provider.children.contains(where: hasCast)
    else { return }
    let name = renderer.renderUpstream(program.nominal(owner))
    let target = "Target".avoiding(Set(program.nominal(kind.parent).declaration.generics.names))
    writer.line()
    writer.block("func _cast<\(target)>(to type: \(target).Type) -> \(target)?") {
      writer.line("(self as any \(name)) as? \(target)")
    }
  }

  /// Names the first few components, which is enough for a comment.
  func summary(of components: [ComponentID]) -> String {
    let names = Set(components.map { "`\(program.nominal($0).name)`" }).sorted()
    return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and others" : "")
  }

  /// How visible an upstream protocol is: as its component, or as the least visible type in it.
  func upstreamAccess(of owner: ComponentID) -> Access {
    let inherited = graph.forwarded(by: owner).flatMap(\.member.writtenTypes)
    let types = program[owner].dependency.map(\.written) + inherited
    let own = program.nominal(owner).access(in: program.table)
    let superclass = program[owner].superclass.flatMap(graph.upstreamOwner).map(upstreamAccess)
    let least = types.map(program.table.access).reduce(min(own, superclass ?? .public), min)
    return max(least, .internal)
  }
}
