package import BobbinSyntax

/// An initialiser of a component or of a service with bound types.
package struct BoundInitialiser: Hashable, Sendable {
  package var signature: BoundSignature
  package var effects = Effects()
  package var effectImports: Set<NeededImport> = []
  /// `?`, `!` or nothing.
  package var failure = ""
  package var access: Access
  /// The isolation that it states itself.
  package var isolation: Isolation?
  /// It is that of a base class that belongs to no actor, so it runs anywhere.
  var isOfRuntime = false
  package var availability = Availability()
  package var conditions = Condition()
  /// The module that declares it.
  package var module: String
  package var location: Location
  /// For each parameter of a memberwise initialiser its property.
  var places: [Location] = []

  /// Makes an initialiser that is not written.
  init(
    _ parameters: [BoundSignature.Parameter], access: Access, module: String, location: Location
  ) {
    signature = BoundSignature(generics: Generics(), parameters: parameters, result: nil)
    self.access = access
    self.module = module
    self.location = location
  }

  /// Binds an initialiser, whose signature may name other types than are written.
  init(
    _ initialiser: Initialiser, _ signature: BoundSignature, in part: Nominal.Part,
    _ binder: Binder
  ) {
    self.signature = signature
    effects = binder.bind(initialiser.signature.effects, &effectImports)
    failure = initialiser.failure
    access = initialiser.modifiers.access ?? part.declaration.memberAccess
    isolation = binder.isolation(initialiser.modifiers)
    availability = Availability(initialiser.modifiers)
    conditions = initialiser.conditions
    module = binder.table.modules[part.file.module].name
    location = initialiser.location
  }

  /// Whether generated code of a module can call it.
  func isVisible(in module: String) -> Bool {
    access >= (self.module == module ? .internal : .package)
  }
}
