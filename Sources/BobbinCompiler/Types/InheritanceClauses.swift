import BobbinSyntax

extension TypeTable {
  /// A type that an inheritance clause names: one part of a composition.
  struct Inherited {
    var type: BoundType
    /// Set if it is among the sources.
    var id: TypeID?
    var file: FileID
    var location: Location
    /// Those of the declaration, and of the branches of an alias that varies with the build.
    var conditions: Condition

    /// Whether it may have requirements that are not known here.
    var isUnknown = false
  }

  /// The conditions under which a type inherits something, among builds that have the type; empty
  /// if in all of them.
  func conditions(of inherited: Inherited, by id: TypeID) -> Condition {
    inherited.conditions.holds(wherever: self[id].conditions) ? Condition() : inherited.conditions
  }

  /// Whether a name without a declaration among the sources can be Bobbin's.
  func isOfRuntime(_ names: [TypeName], in file: FileID) -> Bool {
    if let module = names[0].module { return Runtime.contains(module) }
    return names.count == 1 && importedModules(of: file).contains(where: Runtime.contains)
  }

  /// Whether a type requires nothing: a marker, if it is Bobbin's that is visible in the file.
  func isMarker(_ type: BoundType, in file: FileID) -> Bool {
    // An alias names what its own file can see.
    guard type.canonical.isMarkerOfRuntime, case .named(let names) = type.written,
      self.type(of: type.written) == nil
    else { return type.canonical.isMarker }
    return isOfRuntime(names, in: file)
  }

  /// Whether one of some protocols certainly inherits from the runtime's `Dependency`, in all builds.
  func inheritFromDependency(_ protocols: [TypeID]) -> Bool {
    func inherited(_ id: TypeID) -> [Inherited] {
      self.inherited(by: id, declaredAs: .protocol).filter { conditions(of: $0, by: id).isEmpty }
    }
    return reachable(from: protocols) { inherited($0).compactMap(\.id) }.flatMap(inherited)
      .contains { $0.type.canonical.isMarkerOfRuntime && !$0.isUnknown }
  }

  /// What all declarations and extensions of a type inherit from, or only those of one kind.
  func inherited(by id: TypeID, declaredAs kind: Keyword? = nil) -> [Inherited] {
    self[id].parts.flatMap { kind == nil || $0.declaration.kind == kind ? inherited(by: $0) : [] }
  }

  /// These protocols and all that they inherit from, each once.
  func protocols(from ids: [TypeID]) -> [TypeID] {
    reachable(from: ids) { inherited(by: $0, declaredAs: .protocol).compactMap(\.id) }
  }

  /// Like `protocols(from:)` for identities, but includes protocols that are not among the sources.
  func protocols(from types: [TypeSyntax]) -> [TypeSyntax] {
    reachable(from: types) { type in
      self.type(of: type).map { inherited(by: $0, declaredAs: .protocol).map(\.type.canonical) }
        ?? (type == .name("EmptyDependency") ? [.name("Dependency")] : [])
    }
  }

  /// The types that a class may inherit from: classes, and those that are not among the sources.
  func superclasses(of id: TypeID) -> [Inherited] {
    inherited(by: id, declaredAs: .class)
      .filter { $0.id.map { self[$0].declaration.kind == .class } ?? true }
  }

  /// A type and the classes above it, nearest first.
  package func classes(from id: TypeID) -> [TypeID] {
    reachable(from: [id]) { superclasses(of: $0).compactMap(\.id).prefix(1).map(\.self) }
  }

  /// The same, each with its generic arguments.
  func classes(from id: TypeID, as type: BoundType) -> [(nominal: Nominal, type: BoundType)] {
    classes(from: id).dropFirst().reduce(into: [(self[id], type)]) { line, id in
      let (below, type) = line[line.count - 1]
      let superclass = superclasses(of: below.id).first { $0.id == id }?.type
      line += superclass.map { [(self[id], $0.substituting(below, by: type))] } ?? []
    }
  }
}
