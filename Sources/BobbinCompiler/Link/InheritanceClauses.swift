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

  /// What an inheritance clause says.
  struct Inheritance {
    var bound: [BoundType] = []
    /// Compositions split.
    var types: [Inherited] = []
  }

  /// The types in the inheritance clause of a part of a type, compositions split.
  func inherited(by part: Nominal.Part, of id: TypeID) -> [Inherited] {
    inheritance(of: part, in: id).types
  }

  /// What a protocol inherits from.
  func inherited(byProtocol id: TypeID) -> [Inherited] {
    let parts = self[id].parts
    if parts.count == 1, parts[0].declaration.kind == .protocol {
      return inherited(by: parts[0], of: id)
    }
    return parts.filter { $0.declaration.kind == .protocol }.flatMap { inherited(by: $0, of: id) }
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
      zip(part.declaration.inherited, inheritance(of: part, in: id).bound).map { clause, bound in
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
