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
    zip(part.declaration.inherited, inheritance(of: part, in: id)).flatMap { clause, bound in
      bound.canonical.compositionParts.map {
        Inherited(type: $0, id: type(of: $0), location: clause.location)
      }
    }
  }

  /// What a protocol inherits from.
  func inherited(byProtocol id: TypeID) -> [Inherited] {
    self[id].parts.filter { $0.declaration.kind == .protocol }
      .flatMap { inherited(by: $0, of: id) }
  }

  /// A type that a class may inherit from.
  struct Superclass {
    var type: BoundType
    /// Set if it is a class among the sources.
    var id: TypeID?
    var file: FileID
    var location: Location
  }

  /// The types that the declarations of a class name in their inheritance clauses.
  func superclasses(of id: TypeID) -> [Superclass] {
    self[id].parts.filter { $0.declaration.kind == .class }.flatMap { part in
      zip(part.declaration.inherited, inheritance(of: part, in: id)).map { clause, bound in
        let known = type(of: bound.canonical).flatMap { isClass($0) ? $0 : nil }
        return Superclass(type: bound, id: known, file: part.file, location: clause.location)
      }
    }
  }

  private func isClass(_ id: TypeID) -> Bool { self[id].declaration.kind == .class }

  /// A type and the classes above it, nearest first.
  func classes(from id: TypeID) -> [TypeID] {
    reachable(from: [id]) { superclasses(of: $0).compactMap(\.id).prefix(1).map(\.self) }
  }
}
