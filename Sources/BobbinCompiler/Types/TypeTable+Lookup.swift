package import BobbinSyntax

extension TypeTable {
  /// The type that a bound type names completely.
  package func type(of bound: TypeSyntax) -> TypeID? {
    guard case .named(let names) = bound, let module = names[0].module,
      let index = moduleIndex[module]
    else { return nil }
    ask(for: names[0].text)
    let name = names.count == 1 ? names[0].text : names.map(\.text).joined(separator: ".")
    guard let file = names[0].file else { return named[name]?[index] }
    return filePrivate[FileID(module: index, file: file)]?[name]
  }

  /// The type that a bound type names; for a foreign one an entry for each module that extends it.
  func entries(for type: TypeSyntax) -> [TypeID] {
    if let known = self.type(of: type) { return [known] }
    guard case .named(let names) = type else { return [] }
    for name in names { ask(for: name.text) }
    let name = names.count == 1 ? names[0].text : names.map(\.text).joined(separator: ".")
    return foreign[name]?.sorted { $0.key < $1.key }.map(\.value) ?? []
  }

  /// A type, and how many names of the path led to it.
  typealias Found = (type: TypeID, length: Int)

  /// Looks a qualified name up as Swift does: in the types around it from the inside out, the
  /// module and the imports of the file, and finally among the names of modules.
  ///
  /// - Returns: The type that as many names as possible lead to, or `nil` for a foreign one.
  func find(
    _ path: [TypeName], in file: FileID, _ owner: TypeID?, isInExtension: Bool = false,
    depth: Int = 0
  ) -> Found? {
    let first = path[0].text
    if path[0].isQualified, path.count > 1 { return findInModule(path, from: file, depth) }
    if path.count > 1, first == "Self" {
      // A protocol's associated type is decided by its conforming types.
      guard let type = owner.map({ types[$0.index] }), type.declaration.kind != .protocol,
        let id = member(path[1].text, of: type, in: file)
      else { return nil }
      return descend(path, from: id, length: 2, in: file, depth)
    }
    // Only the file encloses an extension, so the search ends with the extended type.
    var (outer, isLast) = (owner, isInExtension)
    var conformed: TypeID?
    while let type = outer {
      let nominal = types[type.index]
      ask(for: nominal.baseName)
      if let id = member(first, of: nominal, in: file) {
        // Swift looks in protocols that a type conforms to last.
        let isConformed =
          nominal.declaration.kind != .protocol
          && types[id.index].outer.map { types[$0.index].declaration.kind } == .protocol
        if !isConformed { return descend(path, from: id, length: 1, in: file, depth) }
        conformed = conformed ?? id
      }
      (outer, isLast) = (isLast ? nil : nominal.outer, nominal.isInExtension)
    }
    // Of several types, in one build or in different ones, only swiftc knows which is meant.
    let topLevel = topLevelTypes(named: first, in: file)
    let found = (topLevel.count == 1 ? topLevel[0] : conformed).map {
      descend(path, from: $0, length: 1, in: file, depth)
    }
    guard path.count > 1 else { return found }
    // `Logging.Handler` may mean a type of module `Logging`, even if that has a type `Logging` too.
    if let found, found.length == path.count { return found }
    return findInModule(path, from: file, depth) ?? found ?? findInForeign(path, from: file)
  }

  /// Looks for a type at the top level of the module that the path begins with, or of those that it
  /// re-exports.
  private func findInModule(_ path: [TypeName], from file: FileID, _ depth: Int) -> Found? {
    ask(for: path[1].text)
    guard let all = named[path[1].text], let module = moduleIndex[path[0].text] else { return nil }
    let reexported = indices(of: reexports[module]).lazy.compactMap { all[$0] }
    return (all[module] ?? reexported.first { isUsable($0, in: file) })
      .map { descend(path, from: $0, length: 2, in: file, depth) }
  }

  /// Looks for a type that the file's module, or an imported one, declares inside a foreign type.
  private func findInForeign(_ path: [TypeName], from file: FileID) -> Found? {
    let imported = importedModules(of: file)
    let prefix = path.count > 2 && imported.contains(path[0].text) ? 1 : 0
    for module in [file.module] + imported.compactMap({ moduleIndex[$0] }) {
      for length in path.indices.dropFirst(prefix + 1) {
        let outer = path[prefix..<length].map(\.text).joined(separator: ".")
        guard let id = foreign[outer]?[module] else { continue }
        let found = descend(path, from: id, length: length, in: file, 0)
        if found.length > length { return found }
      }
    }
    return nil
  }

  private func descend(
    _ path: [TypeName], from id: TypeID, length: Int, in file: FileID, _ depth: Int
  ) -> Found {
    var found: Found = (id, length)
    while found.length < path.count {
      let nominal = resolvingAlias(types[found.type.index], depth: depth)
      guard let next = member(path[found.length].text, of: nominal, in: file) else { break }
      found = (next, found.length + 1)
    }
    return found
  }

  /// Returns the target of an alias if it is known, and any other type as it is.
  private func resolvingAlias(_ nominal: Nominal, depth: Int) -> Nominal {
    // Swift rejects circular aliases; this stops at them.
    guard depth < 16, nominal.declaration.kind == .typealias,
      case .named(let names)? = nominal.declaration.target,
      let found = find(
        names, in: nominal.file, nominal.outer, isInExtension: nominal.isInExtension,
        depth: depth + 1),
      found.length == names.count
    else { return nominal }
    return resolvingAlias(types[found.type.index], depth: depth + 1)
  }

  /// The types that a name at the top level may mean.
  func topLevelTypes(named name: String, in file: FileID) -> [TypeID] {
    ask(for: name)
    if let own = filePrivate[file]?[name] { return [own] }
    guard let all = named[name] else { return [] }
    if let own = all[file.module] { return [own] }
    let imports = imports(of: file)
    var found: [TypeID] = []
    // A scoped import of the name comes before all others, and provides no other name.
    for module in imports.scoped[name] ?? imports.whole {
      guard let id = all[module], isUsable(id, in: file) else { continue }
      if all.count == 1 { return [id] }
      // What a module declares hides what it re-exports.
      func hides(_ one: TypeID, _ other: TypeID) -> Bool {
        moduleIndex[self[one].module].map { reexports[$0] }?.contains(self[other].module) ?? false
      }
      if found.contains(where: { hides($0, id) }) { continue }
      found.removeAll { hides(id, $0) }
      found.append(id)
    }
    return found.count > 1 ? distinct(found, in: file) : found
  }

  /// Those of some types that a file can mean in one build, without aliases of the others.
  private func distinct(_ ids: [TypeID], in file: FileID) -> [TypeID] {
    var found: [Nominal] = []
    for nominal in ids.map({ types[$0.index] }) {
      let least = leastAccess(in: nominal.module, for: modules[file.module].name)
      let target = normalize(nominal.type.written)
      guard nominal.access(in: self) >= least,
        !found.contains(where: {
          $0.conditions.excludes(nominal.conditions) || normalize($0.type.written) == target
        })
      else { continue }
      found.append(nominal)
    }
    return found.map(\.id)
  }

  /// Whether a file can name a type of a module that it imports; if not, the name means something
  /// else.
  private func isUsable(_ id: TypeID, in file: FileID) -> Bool {
    let nominal = types[id.index]
    // Most are public.
    lazy var least = leastAccess(in: nominal.module, for: modules[file.module].name)
    return nominal.parts.contains {
      let access = $0.declaration.modifiers.access ?? .internal
      return access >= .public || access >= least
    }
  }

  /// Whether another module that a file does not import has a type with a name that, in the file,
  /// means one of a library; generated code may import both.
  func hides(_ name: String, from file: FileID) -> Bool {
    ask(for: name)
    let module = modules[file.module].name
    return named[name]?.values.contains {
      isVisible(types[$0.index].module, from: module) && isUsable($0, in: file)
    } ?? false
  }

  /// The type that a name means as a member of a type: its own, or one that it inherits.
  private func member(_ name: String, of nominal: Nominal, in file: FileID) -> TypeID? {
    if let own = nested(name, in: nominal, from: file) { return own }
    for base in nominal.lookupBases {
      guard let found = nested(name, in: types[base.index], from: file) else { continue }
      // A protocol's associated type is decided by its conforming types.
      let isOpen = types[found.index].declaration.kind == .associatedtype
      if !isOpen || nominal.declaration.kind == .protocol { return found }
    }
    return nil
  }

  /// The nested type with a name that a file can see, preferably one of the file's own module.
  private func nested(_ name: String, in outer: Nominal, from file: FileID) -> TypeID? {
    guard let all = outer.nested[name] else { return nil }
    let module = modules[file.module].name
    func exists(_ nominal: Nominal) -> Bool {
      if nominal.declaration.isFilePrivate { return nominal.file == file }
      return isVisible(nominal.module, from: module)
        && (nominal.module == module
          || nominal.access(in: self) >= leastAccess(in: nominal.module, for: module))
    }
    let found = all.filter { exists(types[$0.index]) }
    return found.first { types[$0.index].module == module } ?? found.first
  }
}
