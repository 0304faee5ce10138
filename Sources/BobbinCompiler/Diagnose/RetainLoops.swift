import BobbinSyntax

extension Warnings {
  /// Stored children whose provider, and stored services whose closures, keep the component that
  /// stores them.
  static func retainLoops(_ graph: Graph, in modules: Set<String>) -> [Diagnostic] {
    let program = graph.program
    var retaining: [ComponentID: RetainingProperties] = [:]
    return graph.wirings.filter { modules.contains($0.edge.module) }.flatMap {
      wiring -> [Diagnostic] in
      guard graph.keepsParent(wiring) else { return [] }
      let edge = wiring.edge
      let parent = program.nominal(edge.parent).name
      let child = program.nominal(edge.child)
      let known = retaining[edge.parent] ?? RetainingProperties(program[edge.parent], program.table)
      retaining[edge.parent] = known
      return edge.calls.filter { $0.argument == .`self` }.flatMap { call in
        known.properties(thatKeep: child.id, createdBy: call, program.table).map { ($0, $1, call) }
      }.map { name, place, call in
        Diagnostic(
          .retainLoop, "'\(parent)' and the '\(child.name)' in '\(name)' keep each other alive",
          at: place,
          notes: [
            Diagnostic.Note("the path is '\(parent)' → '\(name)' → '\(child.name)' → '\(parent)'"),
            Diagnostic.Note(advice(for: name, of: program[edge.parent], holding: child.name, call)),
          ])
      }
    }
  }

  private static func advice(
    for name: String, of parent: Component, holding child: String, _ call: WiringCall
  ) -> String {
    let isStored = parent.provisions.contains {
      $0.member.name == name && !$0.member.isFunction && $0.body != nil
    }
    let canBeComputed = isStored && call.retainer != .slot(name)
    return (canBeComputed ? "make '\(name)' computed, or " : "")
      + "keep the child in a 'WeakShared<\(child)>'"
  }
}

/// The properties of one component that keep what it creates.
private struct RetainingProperties {
  let component: Component
  let enclosing: EnclosingMembers
  /// The properties by the member whose value they are: `lazy var leaf = makeLeaf()`.
  let uses: [String: [Provision]]

  init(_ component: Component, _ table: TypeTable) {
    self.component = component
    enclosing = EnclosingMembers(component)
    uses = Dictionary(grouping: component.provisions) { provision in
      // The name of a member is short.
      guard !provision.isWeak, let value = provision.body, value.count < 64 else { return "" }
      let text = table.file(provision.file).source.text(value)
      return text.hasPrefix("= self.") ? "= " + text.dropFirst("= self.".count) : text
    }
  }

  /// The properties that keep the value of a call, and the place that shows it: the property that
  /// the call is in, or those whose value is the member that returns it.
  func properties(
    thatKeep child: TypeID, createdBy call: WiringCall, _ table: TypeTable
  ) -> [(name: String, place: Location)] {
    if let retainer = call.retainer {
      return property(that: retainer).map { [($0, call.location)] } ?? []
    }
    guard call.isWhole, let place = enclosing.member(around: call),
      let maker = component.provisions.first(where: { $0.member.location == place })?.member,
      maker.result.flatMap({ table.type(of: $0.canonical.unwrapped) }) == child
    else { return [] }
    return (uses["= \(maker.fullName)"] ?? []).map { ($0.member.name, $0.member.location) }
  }

  /// The name of the property that keeps what it is given, if there is one.
  private func property(that retainer: WiringCall.Retainer) -> String? {
    let (name, isSlot) =
      switch retainer {
      case .property(let name): (name, false)
      case .slot(let name): (name, true)
      }
    guard let provision = component.provisions.first(where: { $0.member.name == name })
    else { return nil }
    let keeps = isSlot ? provision.isInstance(of: ["Shared"]) : !provision.isWeak
    return keeps ? name : nil
  }
}

extension Graph {
  /// Whether what a parent passes keeps the parent alive: a provider does, and a closure for a
  /// service.
  fileprivate func keepsParent(_ wiring: Wiring) -> Bool {
    wiring.bindings.contains { binding in
      binding.source.isOfParent
        && (wiring.injection == nil || binding.source.isClosure)
    }
  }
}

extension Provision {
  /// Whether it is a property whose type has one of some names.
  fileprivate func isInstance(of types: Set<String>) -> Bool {
    guard case .property(let type?, _) = member.kind, case .named(let names) = type.canonical,
      let name = names.last?.text
    else { return false }
    return types.contains(name)
  }
}
