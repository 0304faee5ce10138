import BobbinSyntax

extension Warnings {
  /// Stored children whose provider, and stored services whose closures, keep the component that
  /// stores them.
  func retainLoops() -> [Diagnostic] {
    Dictionary(grouping: wirings.filter(keepsParent), by: \.edge.parent).flatMap { id, wirings in
      let (component, parent) = (program[id], name(id))
      let retaining = RetainingProperties(component, graph.enclosing, program.table)
      return wirings.flatMap { wiring in
        let child = program.nominal(wiring.edge.child)
        let other =
          wiring.injection == nil
          ? "keep it in a 'WeakShared<\(child.name)>'" : "pass it a closure that keeps nothing"
        return wiring.edge.calls.filter(\.argument.isSelf).flatMap { call in
          retaining.properties(thatKeep: child.id, createdBy: call, program.table)
            .map { name, place in
              Diagnostic(
                .retainLoop,
                "'\(parent)' and the '\(child.name)' in '\(name)' keep each other alive",
                at: place,
                notes: [Diagnostic.Note("create a new one each time, or \(other)")])
            }
        }
      }
    }
  }

  /// Whether what a parent passes keeps the parent alive: a provider does, and a closure for a
  /// service.
  private func keepsParent(_ wiring: Wiring) -> Bool {
    wiring.bindings.contains {
      $0.source.isOfParent && (wiring.injection == nil || $0.source.isClosure)
    }
  }
}

/// The properties of one component that keep what it creates.
private struct RetainingProperties {
  let component: Component
  let enclosing: EnclosingMembers
  /// The properties by the member whose value they are: `lazy var leaf = makeLeaf()`.
  private(set) var uses: [String: [Provision]] = [:]

  init(_ component: Component, _ enclosing: EnclosingMembers, _ table: TypeTable) {
    self.component = component
    self.enclosing = enclosing
    for provision in component.provisions where !provision.isWeak {
      let source = table.file(provision.file).source
      // The name of a member is short.
      guard let value = provision.body, value.count < 64,
        source.bytes[value.lowerBound] == UInt8(ascii: "=")
      else { continue }
      let text = source.text(value)
      let use = text.hasPrefix("= self.") ? "= " + text.dropFirst("= self.".count) : text
      uses[use, default: []].append(provision)
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
    guard let maker = enclosing.provision(around: call)?.member,
      maker.result.flatMap({ table.type(of: $0.canonical.unwrapped) }) == child
    else { return [] }
    return (uses["= \(maker.fullName)"] ?? []).map { ($0.member.name, $0.member.location) }
  }

  /// The name of the property that keeps what it is given, if there is one.
  private func property(that retainer: WiringCall.Retainer) -> String? {
    func provision(_ name: String) -> Provision? {
      component.provisions.first { $0.member.name == name }
    }
    switch retainer {
    case .property(let name): return provision(name).flatMap { $0.isWeak ? nil : name }
    case .slot(let name):
      guard case .named(let names)? = provision(name)?.member.result?.canonical else { return nil }
      return names.last?.text == "Shared" ? name : nil
    }
  }
}
