import BobbinSyntax

/// The isolation of generated code.
extension Generator {
  func attribute(_ actor: BoundType) -> String { "@" + renderer.render(actor.written) }

  /// The attributes in front of a member that is as isolated as its requirement.
  func attributes(of isolation: Isolation) -> String {
    switch isolation {
    case .unknown: ""
    case .nonisolated(let modifier): modifier.map { $0 + " " } ?? ""
    case .actor(let actor): attribute(actor) + " "
    }
  }

  func attributes(of binding: Binding, of child: ComponentID, in provider: Isolation) -> String {
    // It runs on the actor that is passed.
    if binding.member.parameters.contains(where: { $0.type.written.words.contains("isolated") }) {
      return ""
    }
    // An `async` requirement may have the isolation of the member: its actor, or nonisolated.
    let offered = binding.source.member
    if binding.leavesActor(in: provider) == false { return attributes(of: offered.isolation) }
    if binding.member.effects.isAsync, offered.effects.isAsync, offered.isolation.isNonisolated,
      provider.actor == nil, binding.member.isolation.actor != nil
    {
      return (offered.isolation.modifier ?? "nonisolated") + " "
    }
    let isolation = binding.member.isolation
    guard let actor = provider.actor else {
      // If the provider does not take its protocol's isolation, a member that might take it states
      // its own.
      let mayFollow = isolation == .unknown && provider.isNonisolated
      return attributes(of: mayFollow ? offered.isolation : isolation)
    }
    // Swift infers `nonisolated` for the witness of a requirement that is `nonisolated`, or in a
    // protocol that is, unless the witness says otherwise.
    if isolation.actor == actor, !program.servesNonisolated(child) { return "" }
    let isStated = isolation.actor.map { $0 != actor } ?? false && !binding.source.isForwarded
    return attributes(of: isStated ? isolation : provider)
  }

  func attribute(of callee: BoundInitializer, at edge: Edge, for provider: Isolation) -> String {
    // If the provider is on an actor, that decides, even for a nonisolated initializer.
    if let own = callee.isolation, own.actor != nil || provider.actor == nil {
      return attributes(of: own)
    }
    if let actor = provider.actor {
      return program[edge.child].isolation.actor == actor ? "" : attributes(of: provider)
    }
    // An `init(dependency:)` that is inherited from a nonisolated base class can be called outside
    // the class's actor, unless that would run the class's own code there.
    let (parent, child) = (program[edge.parent].isolation, program[edge.child].isolation)
    if provider != .unknown, child.isNonisolated,
      program.needsNonisolatedModifier(child, in: module)
    {
      return "nonisolated "
    }
    let isFree = callee.isOfRuntime && child.actor != nil && parent.isNonisolated
    return isFree && !program.runsCode(whenCreated: edge.child) ? "nonisolated " : ""
  }
}

extension Program {
  /// Whether a stored property of a component has an initial value other than a literal or a slot.
  fileprivate func runsCode(whenCreated id: ComponentID) -> Bool {
    table.classes(from: self[id].type).flatMap(table.whole).flatMap(\.properties).contains {
      $0.isStored && !$0.modifiers.isStatic && !$0.modifiers.contains(.lazy)
        && ($0.modifiers.possibleMacro != nil || $0.hasValue && !$0.isLiteral && !isEmptySlot($0))
    }
  }

  /// Whether a property's value is `Shared<Value>()`, which runs none of the class's own code.
  private func isEmptySlot(_ property: Property) -> Bool {
    guard property.construction == [], case .named(let names)? = property.type, names.count == 1
    else { return false }
    let name = names[0].text
    table.ask(for: name)
    return ["Shared", "WeakShared"].contains(name) && table.named[name] == nil
  }

  /// Whether a component, or one of its dependency protocols, is marked `nonisolated`; the protocol
  /// that is generated for it is then marked, too.
  ///
  /// Swift ignores `nonisolated` on inherited protocols here.
  fileprivate func servesNonisolated(_ child: ComponentID) -> Bool {
    self[child].isolation.modifier != nil
      || protocols(of: self[child]).contains {
        table[$0].statedIsolation(in: table)?.modifier != nil
      }
  }
}
