import BobbinSyntax

extension TypeTable {
  /// A type that an inheritance clause names.
  struct Inherited {
    var type: TypeSyntax
    /// Set if it is among the sources.
    var id: TypeID?
    var location: Location

    /// Whether it may have requirements that are not known here.
    var isUnknown: Bool { id == nil && !type.isMarker(Linker.markers) }
  }

  /// The types in the inheritance clause of a part of a type, compositions split.
  func inherited(by part: Nominal.Part, of id: TypeID) -> [Inherited] {
    let binder = Binder(self, file: part.file, type: id)
    return part.declaration.inherited.flatMap { clause in
      binder.bind(clause.type).canonical.compositionParts.map {
        Inherited(type: $0, id: type(of: $0), location: clause.location)
      }
    }
  }

  /// What a protocol inherits from.
  func inherited(byProtocol id: TypeID) -> [Inherited] {
    self[id].parts.filter { $0.declaration.kind == .protocol }
      .flatMap { inherited(by: $0, of: id) }
  }
}
