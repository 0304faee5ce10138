package import BobbinSyntax

/// All types of a program by name.
///
/// A class, because all code that looks up names refers to it. Once it is created, only caches and
/// the records of missed names change.
package final class TypeTable {
  package let modules: [Module]
  package private(set) var types: [Nominal] = []
  private(set) var moduleIndex: [String: Int] = [:]
  /// The types by their full names, such as `Outer.Inner`, and then by module.
  ///
  /// By name first, because most names that are looked up exist in few modules or none.
  private(set) var named: [String: [Int: TypeID]] = [:]
  /// Types that only their own file can see.
  private(set) var filePrivate: [FileID: [String: TypeID]] = [:]
  /// The names of these types, by module.
  private(set) lazy var privateNames = filePrivate.reduce(into: [Int: Set<String>]()) {
    $0[$1.key.module, default: []].formUnion($1.value.keys)
  }
  /// The foreign types that modules extend, by name and then by module.
  private(set) var foreign: [String: [Int: TypeID]] = [:]
  /// For each module, the modules that it re-exports with `@_exported`.
  private(set) var reexports: [[String]]
  /// For each module, itself and all that it re-exports, perhaps through others.
  private(set) var exported: [[String]] = []
  /// For each module, whether it re-exports a foreign module, perhaps through others.
  private(set) var reexportsForeign: [Bool] = []
  /// For each module, the modules that it imports with `@testable`.
  private(set) var testable: [Set<String>]
  /// What each file imports, by module and file; cached, because nearly every lookup needs it.
  private(set) var imported: [[FileImports]] = []
  /// For each module, what a file must import to name its types.
  private let ownImports: [Set<NeededImport>]
  /// For each module, the modules that it can see, itself and those below it: a bit for each.
  private var visible: [[UInt64]] = []
  /// All files, module by module.
  let fileIDs: [FileID]
  private var files: [String: FileID] = [:]
  let unread: UnreadNames
  /// Whether a type that was bound is named with the module of a library.
  var namesLibraries = false
  /// How many paths of nested types are being bound, each because of another; it stops circles.
  var depthOfPaths = 0
  /// Names that were looked up although their files were not read, so the results may be wrong.
  private(set) var missedNames: Set<String> = []
  /// The paths of files that were read as outlines although their members were needed.
  private(set) var missedOutlines: Set<String> = []
  private var editors: [String: SourceEditor] = [:]

  /// Indexes all types of modules, which are in bottom-up order, then attaches extensions to them.
  package init(_ modules: [Module], unread: UnreadNames = UnreadNames()) {
    self.modules = modules
    self.unread = unread
    fileIDs = modules.indices.flatMap { module in
      modules[module].files.indices.map { FileID(module: module, file: $0) }
    }
    ownImports = modules.map { [NeededImport(module: $0.name)] }
    reexports = Array(repeating: [], count: modules.count)
    testable = Array(repeating: [], count: modules.count)
    for index in modules.indices {
      for file in modules[index].files {
        // Loops, because there are many imports, and hardly any has attributes.
        for found in file.imports where !found.attributes.isEmpty {
          if found.attributes.contains("_exported") { reexports[index].append(found.module) }
          if found.attributes.contains("testable") { testable[index].insert(found.module) }
        }
      }
      // Modules are in bottom-up order, so those below have been handled.
      reexportsForeign.append(
        reexports[index].contains { name in
          moduleIndex[name].map { reexportsForeign[$0] } ?? !Runtime.contains(name)
        })
      var all = [modules[index].name]
      for name in reexports[index] { add(name, to: &all) }
      exported.append(all)
      moduleIndex[modules[index].name] = index
      var seen = Array(repeating: UInt64(0), count: modules.count / 64 + 1)
      seen[index / 64] = 1 << (index % 64)
      for below in modules[index].dependencies.compactMap({ moduleIndex[$0] }) where below < index {
        for word in seen.indices { seen[word] |= visible[below][word] }
      }
      visible.append(seen)
    }
    imported = modules.indices.map { module in
      modules[module].files.indices.map { findImports(of: FileID(module: module, file: $0)) }
    }
    var extensions: [Declared] = []
    for id in fileIDs {
      let file = file(id)
      if files[file.path] == nil { files[file.path] = id }
      for declaration in file.declarations {
        let new = (declaration, id)
        if declaration.kind == .extension { extensions.append(new) } else { add(new, in: nil) }
      }
    }
    attach(extensions)
    findLookupBases()
  }

  package subscript(id: TypeID) -> Nominal { types[id.index] }

  package func file(_ id: FileID) -> SourceFile { modules[id.module].files[id.file] }

  /// A part of a type with its members; notes if they have not been read.
  func whole(_ part: Nominal.Part) -> TypeDeclaration {
    let file = file(part.file)
    if file.isOutline { missedOutlines.insert(file.path) }
    return part.declaration
  }

  /// The same for all parts of a type.
  func whole(_ id: TypeID) -> [TypeDeclaration] { types[id.index].parts.map(whole) }

  /// Notes that a name is looked up.
  func ask(for name: String) {
    if unread.contains(name) { missedNames.insert(name) }
  }

  /// The file with a path, as it appears in diagnostics.
  package func file(at path: String) -> FileID? { files[path] }

  /// The source with a path, as it appears in diagnostics.
  package func source(of path: String) -> Source? { file(at: path).map { file($0).source } }

  /// An editor for the file of a location; each file is split into tokens once for all messages.
  func editor(of place: Location) -> SourceEditor? {
    if let known = editors[place.file] { return known }
    let editor = source(of: place.file).map(SourceEditor.init)
    editors[place.file] = editor
    return editor
  }

  /// The types in the inheritance clause of a part of a type; bound once, because many ask.
  func inherited(by part: Nominal.Part) -> [Inherited] {
    if let known = part.inherited { return known }
    // The clause may name a type that is inherited through itself, as in `class A: B<A.C>`.
    part.inherited = []
    let binder = Binder(self, headOf: part)
    let found = part.declaration.inherited.flatMap { clause in
      binder.branches(of: clause.type).flatMap { branch in
        branch.type.canonical.compositionParts.map { canonical in
          let (written, id) = (branch.type.written, type(of: canonical))
          let type = BoundType(written: written, canonical: canonical, imports: branch.type.imports)
          return Inherited(
            type: type, id: id, file: branch.file, location: clause.location,
            conditions: part.declaration.conditions.adding(part.conditions)
              .adding(branch.conditions),
            isUnknown: id == nil && !isMarker(type, in: branch.file))
        }
      }
    }
    part.inherited = found
    return found
  }

  package func contains(module: String) -> Bool { moduleIndex[module] != nil }

  /// Whether a module can see declarations of another one: the other is the same or below it.
  package func isVisible(_ module: String, from viewer: String) -> Bool {
    if module == viewer { return true }
    guard let module = moduleIndex[module], let viewer = moduleIndex[viewer] else { return false }
    return visible[viewer][module / 64] >> (module % 64) & 1 == 1
  }

  /// The declarations and extensions of a type that a module can see.
  func parts(of id: TypeID, seenFrom module: String) -> [Nominal.Part] {
    self[id].parts.filter { isVisible(modules[$0.file.module].name, from: module) }
  }

  // MARK: Filling

  /// A declaration that is to be added to a type.
  typealias Declared = (declaration: TypeDeclaration, file: FileID)

  private func add(_ new: Declared, in outer: Nominal?, _ around: TypeDeclaration? = nil) {
    let declaration = new.declaration
    let module = new.file.module
    let privateFile = outer.map(\.privateFile) ?? (declaration.isFilePrivate ? new.file.file : nil)
    let known =
      outer.map { $0.nested[declaration.name]?.first { isSameType(self[$0], as: new) } }
      ?? (privateFile == nil
        ? named[declaration.name]?[module] : filePrivate[new.file]?[declaration.name])
    if let known, !declaration.isLocal {
      // The same type again, in another branch of an `#if`.
      return add(new, to: self[known], in: around)
    }
    let nominal = Nominal(
      declaration, id: TypeID(index: types.count), module: modules[module].name,
      path: (outer?.path ?? []) + [declaration.name], outer: outer,
      isInExtension: around?.kind == .extension,
      privateFile: privateFile, imports: ownImports[module].union(outer?.type.imports ?? []))
    types.append(nominal)
    // A local type has no name outside.
    if !declaration.isLocal {
      outer?.nested[declaration.name, default: []].append(nominal.id)
      if privateFile != nil {
        filePrivate[new.file, default: [:]][nominal.name] = nominal.id
      } else if named[nominal.name]?[module] == nil {
        named[nominal.name, default: [:]][module] = nominal.id
      }
    }
    add(new, to: nominal, in: around)
  }

  /// Whether a declaration belongs to a nested type that another branch declares, not to one
  /// elsewhere.
  private func isSameType(_ nested: Nominal, as new: Declared) -> Bool {
    let isPrivate = new.declaration.isFilePrivate || nested.declaration.isFilePrivate
    return isPrivate ? nested.file == new.file : nested.module == modules[new.file.module].name
  }

  /// Adds a declaration or an extension to a type, and the types nested in it.
  private func add(
    _ new: Declared, to nominal: Nominal, in around: TypeDeclaration? = nil,
    under conditions: Condition = Condition()
  ) {
    // A declaration comes before an alias with the same name in another branch, and a class, which may
    // be a component, before a placeholder for it.
    let (kind, first) = (new.declaration.kind, nominal.parts.first?.declaration.kind)
    let isFirst =
      first == .typealias && ![.extension, .typealias].contains(kind)
      || kind == .class && first != .class && !new.declaration.inherited.isEmpty
    let part = Nominal.Part(new, of: nominal.id, in: around, under: conditions)
    nominal.parts.insert(part, at: isFirst ? 0 : nominal.parts.count)
    for declaration in new.declaration.nested where declaration.kind != .extension {
      add((declaration, new.file), in: nominal, new.declaration)
    }
  }

  /// Attaches extensions, those with the shortest names first: one may extend what another declares.
  private func attach(_ extensions: [Declared]) {
    let ranked = extensions.map { (path: foreignPath(of: $0), new: $0) }
    for (path, new) in ranked.sorted(by: { $0.path.count < $1.path.count }) {
      let binder = Binder(self, file: new.file, type: nil)
      let all = new.declaration.target.map { binder.branches(of: $0) } ?? []
      let known = all.compactMap { branch in
        type(of: branch.type.canonical).map { (id: $0, conditions: branch.conditions) }
      }
      if known.isEmpty {
        // The extension may name the type by an alias. What is nested in the extension is found under
        // the name of the alias.
        let names: [TypeName] =
          if all.count == 1, case .named(let names) = all[0].type.canonical { names } else { [] }
        let isAlias = names.count == 1 && new.declaration.nested.isEmpty
        add(new, to: foreignType(isAlias ? [names[0].text] : path, extendedBy: new))
      }
      let grouped = Dictionary(grouping: known, by: \.id)
      for (id, branches) in grouped.sorted(by: { $0.key.index < $1.key.index }) {
        add(new, to: self[id], under: .any(of: branches.map(\.conditions)))
      }
    }
  }

  /// The name of a foreign type that is extended, without its module.
  private func foreignPath(of new: Declared) -> [String] {
    guard case .named(let names)? = new.declaration.target else { return [new.declaration.name] }
    // These need no import, or come with another one.
    let isQualified =
      names[0].text == "Swift" || names[0].text == "Foundation"
      || file(new.file).imports.contains { $0.module == names[0].text }
    return names.dropFirst(names.count > 1 && isQualified ? 1 : 0).map(\.text)
  }

  /// The entry for the foreign type that an extension extends.
  private func foreignType(_ path: [String], extendedBy new: Declared) -> Nominal {
    let name = path.joined(separator: ".")
    let module = new.file.module
    if let known = foreign[name]?[module] { return self[known] }
    let imports = Binder(self, file: new.file, type: nil).foreignImports(for: nil)
    let nominal = Nominal(
      new.declaration, id: TypeID(index: types.count), module: modules[module].name, path: path,
      outer: nil, privateFile: nil, imports: ownImports[module].union(imports))
    foreign[name, default: [:]][module] = nominal.id
    types.append(nominal)
    return nominal
  }

  /// Finds for each type the superclasses and protocols whose nested types it may name as its own.
  ///
  /// Few types have any, so ancestors are only followed for types below one with a nested type.
  private func findLookupBases() {
    let bases = types.filter { !$0.nested.isEmpty }
    if bases.isEmpty { return }
    let names = Set(types.map(\.baseName))
    let none: [[TypeID]] = Array(repeating: [], count: types.count)
    var (above, below) = (none, none)
    for nominal in types {
      let ids = namedInheritance(of: nominal, among: names)
      above[nominal.id.index] = ids
      for id in ids { below[id.index].append(nominal.id) }
    }
    for inheriting in reachable(from: bases.flatMap { below[$0.id.index] }, { below[$0.index] }) {
      self[inheriting].lookupBases = reachable(from: [inheriting]) { above[$0.index] }.dropFirst()
        .filter { !self[$0].nested.isEmpty }
    }
  }

  /// The types that inheritance clauses of a type name, if they have one of the given names.
  private func namedInheritance(of nominal: Nominal, among names: Set<String>) -> [TypeID] {
    var result: [TypeID] = []
    for part in nominal.parts {
      for inherited in part.declaration.inherited {
        if case .named(let path) = inherited.type, !names.contains(path[path.count - 1].text) {
          for name in path { ask(for: name.text) }
          continue
        }
        let bound = Binder(self, headOf: part).bind(inherited.type)
        result += bound.canonical.compositionParts.compactMap { type(of: $0) }
      }
    }
    return result
  }

  /// The names of the types nested in a type, or in what it inherits from, as a module sees it.
  func nestedNames(of id: TypeID, seenFrom module: String) -> [String] {
    ([id] + self[id].lookupBases).flatMap { self[$0].nested }
      .filter { $0.value.contains { isVisible(self[$0].module, from: module) } }.map(\.key)
  }
}
