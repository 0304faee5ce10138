package import BobbinSyntax

/// Where a member may be used from.
///
/// Isolation is written in few places and inferred in many: a member takes it from its extension,
/// its class, a superclass, a protocol, or its module. Only what is certain is recorded; anything
/// that depends on code that was not read is `unknown`, so that nothing rests on a guess.
package enum Isolation: Hashable, Sendable {
  case unknown
  /// From everywhere; with the modifier if the declaration has one.
  case nonisolated(String?)
  /// From a global actor.
  indirect case actor(BoundType)

  package static let nonisolated = Isolation.nonisolated(nil)
  package static let mainActor = Isolation.actor(
    BoundType(written: .name("MainActor"), canonical: .name("MainActor"), imports: []))

  /// The global actor as it is written.
  var globalActor: BoundType? { if case .actor(let type) = self { type } else { nil } }

  /// The canonical type of the global actor.
  package var actor: TypeSyntax? { globalActor?.canonical }

  package var isNonisolated: Bool { if case .nonisolated = self { true } else { false } }

  var imports: Set<NeededImport> { globalActor?.imports ?? [] }

  /// The modifier as the declaration has it, such as `nonisolated`.
  var modifier: String? { if case .nonisolated(let modifier) = self { modifier } else { nil } }

  /// The isolation of a declaration that neither states nor inherits one.
  init(_ setting: DefaultIsolation?) {
    self = setting.map { $0 == .mainActor ? .mainActor : .nonisolated } ?? .unknown
  }

  /// The isolation that serves two readers: nonisolated if either of them is.
  func merged(with other: Isolation) -> Isolation {
    if self == other || actor != nil && actor == other.actor { return self }
    if self == .unknown || other == .unknown { return .unknown }
    if other.staysOnActor || actor != nil && other.isNonisolated { return other }
    return staysOnActor || isNonisolated && other.actor != nil ? self : .nonisolated
  }

  /// Whether an asynchronous member of this isolation runs outside the actor that it is called on,
  /// so that its object would have to be sent; `false` if that is not certain.
  func leaves(_ other: Isolation) -> Bool {
    other.actor != nil && self != .unknown && actor != other.actor && !staysOnActor
  }

  /// Whether it is marked to run on the caller's actor.
  var staysOnActor: Bool { self == .nonisolated("nonisolated(nonsending)") }

  /// Whether Swift rejects reading a member of this isolation through a requirement of another one;
  /// `false` if that is not certain.
  ///
  /// Members on the conformance's own actor also serve nonisolated requirements.
  func isOutOfReach(
    of need: Isolation, isAsync: Bool, in conformanceActor: @autoclosure () -> TypeSyntax?
  ) -> Bool {
    guard let actor, !isAsync, need != .unknown else { return false }
    return actor != need.actor ?? conformanceActor()
  }
}

/// The isolation of a module's declarations that have no other: a build setting.
package enum DefaultIsolation: String, CaseIterable, Sendable {
  case nonisolated
  case mainActor = "MainActor"
}

extension Binder {
  /// The isolation that a declaration states, if it states one.
  func statedIsolation(_ modifiers: Modifiers) -> Isolation? {
    // It is nonisolated, and leaves the actor that it is called on.
    if !modifiers.attributes.isEmpty, modifiers.attributes.contains("concurrent") {
      return .nonisolated("@concurrent")
    }
    if modifiers.contains(.nonisolated) {
      return .nonisolated(modifiers.words.first { $0.hasPrefix("nonisolated") })
    }
    if modifiers.attributes.isEmpty { return nil }
    return modifiers.attributes.lazy.compactMap(isolation(of:)).first
  }

  /// The global actor that an attribute names, if it names one.
  private func isolation(of attribute: Attribute) -> Isolation? {
    guard attribute.arguments.isEmpty || attribute.has("unsafe"), !attribute.path.isEmpty
    else { return nil }
    if attribute.path == [TypeName(text: "MainActor")] { return .mainActor }
    let type = bind(.named(attribute.path))
    if type.canonical == .name("MainActor") { return .mainActor }
    if let id = table.type(of: type.canonical) {
      let isActor = table[id].declaration.modifiers.attributes.contains("globalActor")
      return isActor ? .actor(table[id].type) : nil
    }
    // Of a type that was not read, only the name is known: a global actor or a property wrapper.
    return attribute.namesActor ? .actor(type) : nil
  }
}

extension Nominal {
  /// The isolation that the type states, if it states one.
  func statedIsolation(in table: TypeTable) -> Isolation? {
    Binder(table, headOf: parts[0]).statedIsolation(declaration.modifiers)
  }
}
