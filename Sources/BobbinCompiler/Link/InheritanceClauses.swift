import BobbinSyntax

extension TypeTable {
  /// A type that an inheritance clause names.
  struct Inherited {
    var type: TypeSyntax
    /// Set if it is among the sources.
    var id: TypeID?
    var location: Location

    /// Whether it may ask for something that nobody here can know.
    var isUnknown: Bool { id == nil && !type.isMarker(Linker.markers) }
  }

  /// What a part of a type says that it inherits from, the parts of compositions one by one.
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
