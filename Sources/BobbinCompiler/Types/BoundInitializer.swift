package import BobbinSyntax

/// An initializer of a component or of a service with bound types.
package struct BoundInitializer: Hashable, Sendable {
  package var signature = BoundSignature()
  package var effects = Effects()
  package var otherImports: Set<NeededImport> = []
  /// `?`, `!` or nothing.
  package var failure = ""
  package var access: Access
  var isConvenience = false
  /// The isolation that it states or, if it creates a service, inherits.
  package var isolation: Isolation?
  /// It comes from a nonisolated base class of Bobbin, so it can be called anywhere.
  var isOfRuntime = false
  package var availability = Availability()
  package var conditions = Condition()
  /// It exists only in builds that declare no other initializer.
  var isFallback = false
  package var module: String
  package var location: Location
  /// For each parameter of a memberwise initializer its property.
  var places: [Location] = []
}

extension BoundInitializer {
  /// Binds an initializer of a type, which may have generic arguments, with the given signature.
  init(
    _ initializer: Function, _ signature: Signature, in part: Nominal.Part,
    _ type: BoundType?, _ table: TypeTable
  ) {
    let binder = Binder(table, part).inside(signature.generics)
    self.signature = BoundSignature(signature, binder, &otherImports)
      .mapTypes { $0.substituting(table[part.owner], by: type) }
    effects = binder.bind(initializer.signature.effects, &otherImports)
    failure = initializer.failure
    access = initializer.modifiers.access ?? part.declaration.memberAccess
    isConvenience = initializer.modifiers.contains(.convenience)
    isolation = binder.statedIsolation(initializer.modifiers)
    availability = table.availability(ofMembersIn: part).adding(Availability(initializer.modifiers))
    conditions = initializer.conditions.adding(part.conditions)
    module = binder.module
    location = initializer.location
  }

  /// A copy that exists only where no declaration replaces it; `nil` if one does everywhere.
  func existing(wherever outer: Condition, without others: [Condition]) -> BoundInitializer? {
    if others.isEmpty { return self }
    if Condition.cover(others, wherever: outer.adding(conditions)) { return nil }
    var result = self
    result.conditions = conditions.adding(.any(of: others).negated)
    result.isFallback = true
    return result
  }

  /// Whether generated code of a module can call it.
  func isVisible(in module: String, _ table: TypeTable) -> Bool {
    access >= table.leastAccess(in: self.module, for: module)
  }
}
