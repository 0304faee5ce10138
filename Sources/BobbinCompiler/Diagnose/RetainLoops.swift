import BobbinSyntax

extension Warnings {
  /// Stored children whose provider, and stored services whose closures, keep the component that
  /// stores them.
  func retainLoops() -> [Diagnostic] {
    Dictionary(grouping: wirings.filter(keepsParent), by: \.edge.parent).flatMap { id, wirings in
      var created: [TypeID: Wiring] = [:]
      // The members that create something, by the two ways to name them.
      var makers: [String: Member] = [:]
      for wiring in wirings {
        for call in wiring.edge.calls where call.argument.isSelf {
          created[program[wiring.edge.child].type] = wiring
          guard let maker = graph.enclosing.provision(around: call)?.member else { continue }
          makers[maker.fullName] = maker
          makers["self." + maker.fullName] = maker
        }
      }
      return program[id].provisions.flatMap { property -> [Diagnostic] in
        guard !property.isWeak, let value = value(of: property) else { return [] }
        let maker = makers[property.member.fullName] ?? makers[value]
        let type = (property.member.result ?? maker?.result)?.canonical
        guard let type, maker != nil || type.isShared else { return [] }
        return type.kept.compactMap(program.table.type).compactMap { created[$0] }
          .map { retainLoop(in: property.member, $0) }
      }
    }
  }

  private func retainLoop(in property: Member, _ wiring: Wiring) -> Diagnostic {
    let child = name(wiring.edge.child)
    let other =
      wiring.injection == nil
      ? "keep it in a 'WeakShared<\(child)>'" : "pass it a closure that keeps nothing"
    return Diagnostic(
      .retainLoop,
      "'\(name(wiring.edge.parent))' and the '\(child)' in '\(property.name)' keep each other alive",
      at: property.location, notes: [Diagnostic.Note("create a new one each time, or \(other)")])
  }

  /// Whether what a parent passes keeps the parent alive: a provider does, and a closure for a
  /// service.
  private func keepsParent(_ wiring: Wiring) -> Bool {
    wiring.bindings.contains {
      $0.source.isOfParent && (wiring.injection == nil || $0.source.isClosure)
    }
  }

  /// The initial value of a property as written, if it has one; of a long one the beginning.
  private func value(of property: Provision) -> String? {
    let bytes = program.table.file(property.file).source.bytes
    guard let body = property.body, bytes[body.lowerBound] == UInt8(ascii: "=") else { return nil }
    // The name of a member is short.
    return String(decoding: bytes[body].prefix(64).dropFirst().drop { $0 <= 0x20 }, as: UTF8.self)
  }
}

extension TypeSyntax {
  /// The types of the objects that a value of this type keeps.
  fileprivate var kept: [TypeSyntax] {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .dictionary(_, let type):
      type.kept
    case .tuple(let elements): elements.flatMap(\.type.kept)
    case .named where isShared: genericArguments.flatMap(\.kept)
    default: [self]
    }
  }

  /// Whether it is that of a slot, which is filled elsewhere.
  fileprivate var isShared: Bool {
    if case .named(let names) = self { names.last?.text == "Shared" } else { false }
  }
}
