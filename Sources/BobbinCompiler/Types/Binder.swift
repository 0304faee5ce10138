package import BobbinSyntax

/// Binds the types that one place mentions.
package struct Binder {
  package let table: TypeTable
  /// The file that mentions them, and the innermost enclosing type.
  let file: FileID
  let owner: TypeID?
  /// Whether the place is in an extension of that type, where Swift does not look in the types that
  /// enclose it.
  private let isInExtension: Bool
  /// The generic parameters in scope.
  package private(set) var generics: Set<String>
  /// Whether nested types get the arguments of generic types around the place.
  private var addsArguments = true

  package init(_ table: TypeTable, file: FileID, type: TypeID?, isInExtension: Bool = false) {
    (self.table, self.file, owner) = (table, file, type)
    self.isInExtension = isInExtension
    generics = []
    var outer = type
    while let id = outer {
      for parameter in table[id].declaration.generics.parameters { generics.insert(parameter.name) }
      outer = table[id].outer
    }
  }

  /// Binds what a declaration or an extension of a type mentions.
  package init(_ table: TypeTable, _ part: Nominal.Part) {
    self.init(
      table, file: part.file, type: part.owner, isInExtension: part.declaration.kind == .extension)
  }

  /// Binds what the head of a declaration mentions; types nested in the declaration are not in scope.
  init(_ table: TypeTable, headOf part: Nominal.Part) {
    if part.declaration.kind == .extension {
      self.init(table, part)
    } else {
      let nominal = table[part.owner]
      self.init(table, file: part.file, type: nominal.outer, isInExtension: nominal.isInExtension)
    }
    self = inside(part.declaration.generics)
  }

  /// Returns a binder with additional generic parameters in scope.
  func inside(_ generics: Generics) -> Binder {
    if generics.parameters.isEmpty { return self }
    var inner = self
    inner.generics.formUnion(generics.names)
    return inner
  }

  /// The module of the file.
  var module: String { table.modules[file.module].name }

  /// Binds a type; linear in its size but for the aliases it names, each of which is followed.
  package func bind(_ type: TypeSyntax) -> BoundType {
    var imports: Set<NeededImport> = []
    let written: TypeSyntax
    switch type {
    case .existential(let constraint):
      var bound = bind(constraint)
      bound.written = .existential(bound.written)
      return bound
    case .named(let names) where names.arePlain:
      let found = find(names)
      if let found, found.length == names.count {
        let nominal = table[found.type]
        if nominal.isFixed, names.count <= nominal.path.count { return nominal.type }
      }
      written = bind(names, found, &imports)
    default:
      written = bindNames(in: type, &imports)
    }
    return BoundType(written: written, canonical: table.normalize(written), imports: imports)
  }

  /// Binds what a call creates: in a closure whose type is an alias, `.init(…)` makes its result.
  ///
  /// A nested type keeps its plain name, as extensions of it have the parameters in scope.
  func bindCallee(of call: WiringCall, _ type: TypeSyntax) -> BoundType {
    var plain = self
    plain.addsArguments = false
    let bound = plain.bind(type)
    guard call.isImplicit, let result = bound.canonical.closure?.result else { return bound }
    return BoundType(written: result, canonical: result, imports: bound.imports)
  }

  /// Binds the type of a typed `throws`, and makes equal effects equal in spelling.
  func bind(_ effects: Effects, _ imports: inout Set<NeededImport>) -> Effects {
    guard case .typed(let error) = effects.throwing else { return effects }
    let type = bind(error)
    let canonical = effects.mapTypes { _ in type.canonical }
    guard canonical.plain == canonical else { return canonical.plain }
    imports.formUnion(type.imports)
    return effects.mapTypes { _ in type.written }
  }

  /// Completes the names of a type without normalizing it, and notes the imports they need.
  func bindNames(in type: TypeSyntax, _ imports: inout Set<NeededImport>) -> TypeSyntax {
    type.map { part in
      guard case .named(let names) = part else { return part }
      return bind(names, find(names), &imports)
    }
  }

  private func find(_ names: [TypeName]) -> TypeTable.Found? {
    // A name that is already bound keeps its meaning.
    if names[0].module != nil { return table.type(of: .named(names)).map { ($0, names.count) } }
    return generics.contains(names[0].text)
      ? nil : table.find(names, in: file, owner, isInExtension: isInExtension)
  }

  /// The type that the whole name refers to, if it is known.
  package func type(named type: TypeSyntax) -> TypeID? {
    guard case .named(let names) = type, let found = find(names), found.length == names.count
    else { return nil }
    return found.type
  }

  private func bind(
    _ names: [TypeName], _ found: TypeTable.Found?, _ imports: inout Set<NeededImport>
  ) -> TypeSyntax {
    if generics.contains(names[0].text) { return .named(names) }
    if names.count == 1, names[0].text == "Self", generics.isEmpty, let owner,
      [.class, .struct, .enum, .actor].contains(table[owner].declaration.kind)
    {
      imports.formUnion(table[owner].type.imports)
      return table[owner].type.written
    }
    if let found, case .named(var parts) = table[found.type].type.written {
      let nominal = table[found.type]
      imports.formUnion(nominal.type.imports)
      // Swift sees through an alias in a protocol, and rejects circular ones.
      if nominal.declaration.kind == .typealias, let target = nominal.declaration.target,
        nominal.outer.map({ table[$0].declaration.kind }) == .protocol, table.depthOfPaths < 4
      {
        table.depthOfPaths += 1
        _ = Binder(table, headOf: nominal.parts[0]).bindNames(in: target, &imports)
        table.depthOfPaths -= 1
      }
      if let around = path(around: nominal, through: names[..<(found.length - 1)], &imports) {
        var own = names[found.length - 1]
        own.module = nil
        return .named(around + [own] + names[found.length...])
      }
      if !nominal.declaration.conditions.isEmpty {
        // In other branches of an `#if`, an import may declare it instead.
        let others = table.file(file).imports.filter { $0.conditions.excludes(nominal.conditions) }
        imports.formUnion(others.map { NeededImport($0, isCertain: false) })
      }
      if found.length > parts.count, names[0].text == nominal.module { parts[0].isQualified = true }
      if names.arePlain, found.length == names.count { return .named(parts) }
      // The names that were written carry the generic arguments; the enclosing ones have none.
      let written = names[..<found.length].suffix(parts.count)
      // A type that `Sub` inherits from `Base`, as in `Sub.Item`, is named after `Base`.
      for (index, part) in zip(parts.indices.suffix(written.count), written)
      where part.text == parts[index].text {
        parts[index].arguments = part.arguments
      }
      return .named(parts + names[found.length...])
    }
    let name = names[0].text
    if names.count > 1, table.importedModules(of: file).contains(name) {
      let direct = table.file(file).imports.first { $0.module == name }
      let found = direct.map { [NeededImport($0, isCertain: true)] } ?? foreignImports(for: nil)
      imports.formUnion(found)
      table.namesLibraries = true
      var parts = Array(names.dropFirst())
      parts[0].module = name
      return .named(parts)
    }
    if names.count > 1, name == "Swift" { return .named(Array(names.dropFirst())) }
    // Names of the standard library that are missing there only cause unneeded imports.
    if StandardLibrary.names.contains(name) { return .named(names) }
    let modules = foreignImports(for: name)
    imports.formUnion(modules)
    guard let module = modules.first, module.guess?.isCertain ?? false,
      table.hides(name, from: file)
    else { return .named(names) }
    table.namesLibraries = true
    var parts = names
    parts[0].module = module.module
    return .named(parts)
  }

  /// The path of what encloses a nested type, if it is named through something that decides generic
  /// arguments or associated types: an alias, a subclass, or a type that conforms to the protocol.
  private func path(
    around nominal: Nominal, through names: ArraySlice<TypeName>, _ imports: inout Set<NeededImport>
  ) -> [TypeName]? {
    // Swift rejects circular aliases; this stops at them.
    guard nominal.isInGeneric, addsArguments || !names.isEmpty, table.depthOfPaths < 8
    else { return nil }
    table.depthOfPaths += 1
    defer { table.depthOfPaths -= 1 }
    // A name alone is a member of one of the types around the place.
    let start = names.isEmpty ? typeAround(nominal) : bind(.named(Array(names)))
    guard let prefix = start, let id = table.type(of: prefix.canonical) else { return nil }
    // Only one superclass decides, not one for each build.
    let classes = table.superclasses(of: id).count > 1 ? [] : table.classes(from: id, as: prefix)
    if let base = classes.first(where: { $0.nominal.id == nominal.outer })?.type {
      guard case .named(let path) = base.canonical else { return nil }
      imports.formUnion(base.imports)
      return path
    }
    // An alias in a protocol may name nothing that conforming types decide.
    let around = nominal.outer.map { [$0] + table[$0].lookupBases } ?? []
    let isOpen = nominal.declaration.target?.containsName { names in
      names[0].text == "Self" || around.contains { table[$0].nested[names[0].text] != nil }
    }
    guard isOpen ?? true, case .named(let path) = prefix.written else { return nil }
    imports.formUnion(prefix.imports)
    return path
  }

  /// The innermost type around the place that declares or inherits a nested type, with its own
  /// generic parameters as arguments.
  private func typeAround(_ nested: Nominal) -> BoundType? {
    var outer = owner
    while let id = outer {
      let nominal = table[id]
      outer = nominal.outer
      guard nominal.declaration.kind != .protocol, case .named(var names) = nominal.type.written,
        id == nested.outer || table.classes(from: id).contains(where: { $0 == nested.outer })
      else { continue }
      names[names.count - 1].arguments = nominal.declaration.generics.names.map(TypeSyntax.name)
      let type = TypeSyntax.named(names)
      return BoundType(
        written: type, canonical: table.normalize(type), imports: nominal.type.imports)
    }
    return nil
  }

  /// The imports that an unknown name may come from: a scoped import of that name, or else any.
  func foreignImports(for name: String?) -> [NeededImport] {
    let all = table.imports(of: file).foreign
    // A scoped import provides no other name.
    let scoped = all.filter { $0.kind != nil && $0.path.last == name }
    let found = !scoped.isEmpty ? scoped : name == nil ? all : all.filter { $0.kind == nil }
    let isCertain =
      name != nil
      && found.allSatisfy { $0.module == found[0].module && !table.contains(module: $0.module) }
    return found.map { NeededImport($0, isCertain: isCertain) }
  }
}
