package import BobbinSyntax
import Dispatch

/// The index of a type in the type table.
package struct TypeID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// A file of a module.
package struct FileID: Hashable, Sendable {
  package let module: Int
  package let file: Int

  package init(module: Int, file: Int) { (self.module, self.file) = (module, file) }
}

/// A type that was found in the sources, with all its extensions.
package struct Nominal: Sendable {
  /// A declaration or an extension of the type.
  package struct Part: Sendable {
    package let declaration: TypeDeclaration
    package let file: FileID
  }

  package let id: TypeID
  package let module: String
  /// The names of the types around, then its own.
  package let path: [String]
  package let outer: TypeID?
  /// The declaration first, then others of the same name (in other `#if` branches) and extensions.
  package var parts: [Part]

  package var declaration: TypeDeclaration { parts[0].declaration }
  package var file: FileID { parts[0].file }
  package var name: String { path[path.count - 1] }

  /// Where it is declared: under no condition if the branches with a declaration cover everything.
  package var conditions: Condition {
    let branches = parts.map(\.declaration).filter { $0.kind == declaration.kind }
      .map(\.conditions)
    return branches.count > 1 && Condition.cover(branches) ? Condition() : .any(of: branches)
  }

  package var qualifiedName: String { path.joined(separator: ".") }

  /// The lowest of its own access level and those of the types around it.
  package func access(in table: TypeTable) -> Access {
    let own = declaration.modifiers.access ?? .internal
    guard let outer else { return own }
    return min(own, table[outer].access(in: table))
  }
}

/// All types of a program by name.
///
/// A class, because everything that looks names up holds it. It never changes after it is made,
/// except for what `queue` guards.
package final class TypeTable: @unchecked Sendable {
  package let modules: [Module]
  package private(set) var types: [Nominal] = []
  /// Whether there are aliases for which `branches(of:in:_:)` has anything to do.
  private(set) var hasBranchingAliases = false
  private var moduleIndex: [String: Int] = [:]
  /// For each module its types by their full names, such as `Outer.Inner`.
  private var named: [[String: TypeID]]
  /// Types that only their own file can see.
  private var filePrivate: [FileID: [String: TypeID]] = [:]
  private var nested: [[String: TypeID]] = []
  /// For each type, the types that it inherits from and that have nested types, nearest first.
  private var lookupBases: [[TypeID]] = []
  /// For each module, by name the foreign types that it extends.
  private var foreign: [[String: TypeID]]
  /// For each module, the modules that it re-exports with `@_exported`.
  private var reexports: [[String]]
  /// For each module, what each of its files imports; kept, because every foreign name asks for it.
  private var imported: [[[String]]] = []
  /// For each module, the modules that it can see: itself and those below it.
  private var visible: [[Bool]] = []
  /// The files by path, once a message asks for one; guarded by `queue`.
  private var files: [String: FileID]?
  private let queue = DispatchQueue(label: "TypeTable")
  /// The names declared or extended in files that have not been read.
  private let unread: Set<String>
  /// Those of them that were looked up; guarded by `queue`.
  private var missed: Set<String> = []
  private var editors: [FileID: SourceEditor] = [:]

  /// Indexes all types, then attaches extensions to them.
  ///
  /// - Parameters:
  ///   - modules: The modules, bottom up.
  ///   - unread: The names of types declared or extended in files that have not been read.
  package init(_ modules: [Module], unread: Set<String> = []) {
    self.modules = modules
    self.unread = unread
    named = Array(repeating: [:], count: modules.count)
    foreign = named
    reexports = modules.map { module in
      module.files.flatMap(\.imports).filter { $0.attributes.contains("@_exported") }
        .map(\.module)
    }
    for (index, module) in modules.enumerated() {
      moduleIndex[module.name] = index
      var seen = Array(repeating: false, count: modules.count)
      seen[index] = true
      // Modules are in bottom-up order, so those below have been handled.
      for below in module.dependencies.compactMap({ moduleIndex[$0] }) where !seen[below] {
        for other in visible[below].indices where visible[below][other] { seen[other] = true }
      }
      visible.append(seen)
    }
    imported = modules.indices.map { module in
      modules[module].files.indices.map { findImports(of: FileID(module: module, file: $0)) }
    }
    var extensions: [Nominal.Part] = []
    for (moduleIndex, module) in modules.enumerated() {
      for (fileIndex, file) in module.files.enumerated() {
        let id = FileID(module: moduleIndex, file: fileIndex)
        for declaration in file.declarations {
          add(Nominal.Part(declaration: declaration, file: id), outer: nil, &extensions)
        }
      }
    }
    attach(extensions)
    findLookupBases()
    hasBranchingAliases = types.contains(where: \.isBranchingAlias)
  }

  package subscript(id: TypeID) -> Nominal { types[id.index] }

  package func file(_ id: FileID) -> SourceFile { modules[id.module].files[id.file] }

  /// The names that were looked up although not all of their files are read: the results may be
  /// wrong.
  var missedNames: Set<String> { queue.sync { missed } }

  /// Notes that a name is looked up.
  func ask(for name: String) {
    guard !unread.isEmpty, unread.contains(name) else { return }
    queue.sync { _ = missed.insert(name) }
  }

  /// The file that diagnostics call by a path.
  func file(at path: String) -> FileID? {
    queue.sync {
      if let files { return files[path] }
      var files: [String: FileID] = [:]
      for module in modules.indices {
        for (index, file) in modules[module].files.enumerated() where files[file.path] == nil {
          files[file.path] = FileID(module: module, file: index)
        }
      }
      self.files = files
      return files[path]
    }
  }

  /// The source that diagnostics call by a path.
  package func source(of path: String) -> Source? { file(at: path).map { file($0).source } }

  /// Prepares changes of a file, which is taken apart once for all messages.
  func editor(of file: FileID) -> SourceEditor {
    if let known = queue.sync(execute: { editors[file] }) { return known }
    let editor = SourceEditor(self.file(file).source)
    queue.sync { editors[file] = editor }
    return editor
  }

  /// Prepares changes of the file in which a place is.
  func editor(of place: Location) -> SourceEditor? { file(at: place.file).map { editor(of: $0) } }

  package func contains(module: String) -> Bool { moduleIndex[module] != nil }

  /// Whether a module can see declarations of another one: the other is the same or below it.
  package func isVisible(_ module: String, from viewer: String) -> Bool {
    if module == viewer { return true }
    guard let module = moduleIndex[module], let viewer = moduleIndex[viewer] else { return false }
    return visible[viewer][module]
  }

  // MARK: Filling

  private func add(
    _ part: Nominal.Part, outer: TypeID?, _ extensions: inout [Nominal.Part]
  ) {
    let declaration = part.declaration
    guard declaration.kind != .extension else {
      extensions.append(part)
      return
    }
    let module = part.file.module
    let isFilePrivate = outer.map { privateFile(of: $0) != nil } ?? declaration.isFilePrivate
    let known =
      if let outer {
        nested[outer.index][declaration.name]
      } else {
        isFilePrivate
          ? filePrivate[part.file]?[declaration.name] : named[module][declaration.name]
      }
    if let known, !declaration.isLocal {
      // The same type again, in another branch of an `#if`.
      types[known.index].parts.append(part)
      addNested(of: part, in: known, &extensions)
      return
    }
    let id = TypeID(index: types.count)
    let path = (outer.map { types[$0.index].path } ?? []) + [declaration.name]
    types.append(
      Nominal(
        id: id, module: modules[module].name, path: path, outer: outer, parts: [part]))
    nested.append([:])
    // A local type has no name outside.
    if !declaration.isLocal {
      if let outer { nested[outer.index][declaration.name] = id }
      let name = path.joined(separator: ".")
      if isFilePrivate {
        filePrivate[part.file, default: [:]][name] = id
      } else if named[module][name] == nil {
        named[module][name] = id
      }
    }
    addNested(of: part, in: id, &extensions)
  }

  private func addNested(
    of part: Nominal.Part, in id: TypeID, _ extensions: inout [Nominal.Part]
  ) {
    for declaration in part.declaration.nested {
      add(Nominal.Part(declaration: declaration, file: part.file), outer: id, &extensions)
    }
  }

  /// Attaches extensions, in rounds: one may extend a type that another one declares.
  private func attach(_ extensions: [Nominal.Part]) {
    var waiting = extensions
    while !waiting.isEmpty {
      var left: [Nominal.Part] = []
      var found: [Nominal.Part] = []
      for part in waiting {
        guard let id = extended(by: part) else {
          left.append(part)
          continue
        }
        types[id.index].parts.append(part)
        addNested(of: part, in: id, &found)
      }
      if left.count == waiting.count {
        // The rest extend foreign types, or types that others of them declare there; so the outer
        // ones come first.
        let shortest = left.map { foreignPath(of: $0).count }.min()
        for part in left where foreignPath(of: part).count == shortest {
          addForeign(part, &found)
        }
        left.removeAll { foreignPath(of: $0).count == shortest }
      }
      waiting = left + found
    }
  }

  /// The type that an extension extends, `nil` for a foreign one.
  private func extended(by part: Nominal.Part) -> TypeID? {
    guard let target = part.declaration.target else { return nil }
    let binder = Binder(self, file: part.file, type: nil)
    guard let id = binder.type(named: target), self[id].declaration.kind == .typealias else {
      return binder.type(named: target)
    }
    return type(of: binder.bind(target).canonical)
  }

  /// The name of a foreign type that is extended, without its module.
  private func foreignPath(of part: Nominal.Part) -> [String] {
    guard case .named(let names)? = part.declaration.target else {
      return [part.declaration.name]
    }
    let isQualified = file(part.file).imports.contains { $0.module == names[0].text }
    return names.dropFirst(names.count > 1 && isQualified ? 1 : 0).map(\.text)
  }

  private func addForeign(_ part: Nominal.Part, _ extensions: inout [Nominal.Part]) {
    let path = foreignPath(of: part)
    let name = path.joined(separator: ".")
    let module = part.file.module
    let id = foreign[module][name] ?? TypeID(index: types.count)
    if id.index == types.count {
      foreign[module][name] = id
      types.append(
        Nominal(id: id, module: modules[module].name, path: path, outer: nil, parts: [part]))
      nested.append([:])
    } else {
      types[id.index].parts.append(part)
    }
    addNested(of: part, in: id, &extensions)
  }

  /// Finds for each type the superclasses and protocols whose nested types it may name as its own.
  ///
  /// Few types have any, so ancestors are only followed for types below one with a nested type.
  private func findLookupBases() {
    let names = Set(types.map(\.name))
    let above = types.map { namedInheritance(of: $0, among: names) }
    var below: [[Int]] = Array(repeating: [], count: types.count)
    for (index, ids) in above.enumerated() { for id in ids { below[id.index].append(index) } }
    var waiting = nested.indices.filter { !nested[$0].isEmpty }
    var hasGivers = Array(repeating: false, count: types.count)
    while let giver = waiting.popLast() {
      for index in below[giver] where !hasGivers[index] {
        hasGivers[index] = true
        waiting.append(index)
      }
    }
    lookupBases = types.map { nominal in
      guard hasGivers[nominal.id.index] else { return [] }
      return reachable(from: [nominal.id]) { above[$0.index] }.dropFirst().filter {
        !nested[$0.index].isEmpty
      }
    }
  }

  /// The types that a type's inheritance clauses name, if they have one of the given names; most
  /// have not.
  private func namedInheritance(of nominal: Nominal, among names: Set<String>) -> [TypeID] {
    nominal.parts.flatMap { part -> [TypeID] in
      let binder = Binder(self, file: part.file, type: nominal.outer)
      return part.declaration.inherited.flatMap { inherited -> [TypeID] in
        if case .named(let path) = inherited.type, let last = path.last,
          !names.contains(last.text)
        {
          path.forEach { ask(for: $0.text) }
          return []
        }
        return binder.bind(inherited.type).canonical.compositionParts.compactMap { type(of: $0) }
      }
    }
  }

  /// The type that a name means as a member of a type: its own, or one that it inherits.
  private func member(_ name: String, of id: TypeID, in file: FileID?) -> TypeID? {
    if let own = nested[id.index][name] { return own }
    guard lookupBases.indices.contains(id.index) else { return nil }
    return lookupBases[id.index].lazy.compactMap { [nested] in nested[$0.index][name] }.first {
      found in
      let declaration = types[found.index].declaration
      // A protocol's associated type is decided by its conforming types.
      return declaration.kind != .associatedtype
        && (!declaration.isFilePrivate || types[found.index].file == file)
    }
  }

  // MARK: Looking up

  /// Returns the type with this name in a module, or in one file of it.
  package func type(module: String, file: Int?, path: [String]) -> TypeID? {
    guard let index = moduleIndex[module], let first = path.first else { return nil }
    ask(for: first)
    let name = path.count == 1 ? first : path.joined(separator: ".")
    return if let file {
      filePrivate[FileID(module: index, file: file)]?[name]
    } else {
      named[index][name]
    }
  }

  /// The entries for a foreign type that modules extend, one for each module.
  func foreignTypes(named path: [String]) -> [TypeID] {
    path.forEach(ask)
    let name = path.joined(separator: ".")
    return foreign.compactMap { $0[name] }
  }

  /// Whether a type is foreign, or declared in an extension of a foreign one.
  func isForeign(_ id: TypeID) -> Bool {
    types[id.index].outer.map(isForeign) ?? (types[id.index].declaration.kind == .extension)
  }

  /// The only file that can see a type, if there is one.
  func privateFile(of id: TypeID) -> Int? {
    let nominal = types[id.index]
    if let outer = nominal.outer { return privateFile(of: outer) }
    let isFilePrivate = !isForeign(id) && nominal.declaration.isFilePrivate
    return isFilePrivate ? nominal.file.file : nil
  }

  func nestedNames(of id: TypeID) -> some Sequence<String> { nested[id.index].keys }

  package func nestedType(_ name: String, in id: TypeID) -> TypeID? { nested[id.index][name] }

  /// The place that a name is looked up from.
  package struct Scope: Sendable {
    package let file: FileID
    /// The innermost type around.
    package let type: TypeID?
  }

  /// A type, and how many names of the path led to it.
  package struct Found {
    package let type: TypeID
    package let length: Int
  }

  /// Looks a qualified name up as Swift does: in the types around it from the inside out, the
  /// module and the imports of the file, and finally among the names of modules.
  ///
  /// - Returns: The type that as many names as possible lead to, or `nil` for a foreign one.
  package func find(_ path: [String], in scope: Scope) -> Found? {
    find(path, in: scope, depth: 0)
  }

  private func find(_ path: [String], in scope: Scope, depth: Int) -> Found? {
    guard let first = path.first else { return nil }
    if first == "Self", path.count > 1 {
      // A protocol's associated type is decided by its conforming types.
      guard let type = scope.type, types[type.index].declaration.kind != .protocol,
        let id = member(path[1], of: type, in: scope.file)
      else { return nil }
      return descend(path, from: id, length: 2, depth: depth)
    }
    var outer = scope.type
    while let type = outer {
      if !unread.isEmpty { ask(for: types[type.index].name) }
      if let id = member(first, of: type, in: scope.file) {
        return descend(path, from: id, length: 1, depth: depth)
      }
      outer = types[type.index].outer
    }
    let found = findTopLevel(first, in: scope.file).flatMap {
      descend(path, from: $0, length: 1, depth: depth)
    }
    // `Logging.Handler` may mean a type of module `Logging`, even if that has a type `Logging` too.
    if path.count > 1 { ask(for: path[1]) }
    if path.count > 1, found.map({ $0.length < path.count }) ?? true,
      let index = moduleIndex[first], let second = named[index][path[1]]
    {
      return descend(path, from: second, length: 2, depth: depth)
    }
    return found ?? findInForeign(path, from: scope.file)
  }

  /// Looks for a type that the file's module, or one that it imports, declares in an extension of a
  /// foreign one.
  private func findInForeign(_ path: [String], from file: FileID) -> Found? {
    guard path.count > 1 else { return nil }
    let imported = importedModules(of: file)
    let prefix = path.count > 2 && imported.contains(path[0]) ? 1 : 0
    for module in [file.module] + imported.compactMap({ moduleIndex[$0] }) {
      for length in path.indices.dropFirst(prefix + 1) {
        let outer = path[prefix..<length].joined(separator: ".")
        guard let id = foreign[module][outer] else { continue }
        let found = descend(path, from: id, length: length)
        if found.length > length { return found }
      }
    }
    return nil
  }

  private func descend(
    _ path: [String], from id: TypeID, length: Int, depth: Int = 0
  ) -> Found {
    var found = Found(type: id, length: length)
    while found.length < path.count,
      let next = member(path[found.length], of: resolvingAlias(found.type, depth: depth), in: nil)
    {
      found = Found(type: next, length: found.length + 1)
    }
    return found
  }

  /// Returns the target of an alias if it is known, and any other type as it is.
  private func resolvingAlias(_ id: TypeID, depth: Int) -> TypeID {
    let nominal = types[id.index]
    // Swift rejects circular aliases; this stops at them.
    guard depth < 16, nominal.declaration.kind == .typealias,
      case .named(let names)? = nominal.declaration.target
    else { return id }
    let scope = Scope(file: nominal.file, type: nominal.outer)
    guard let found = find(names.map(\.text), in: scope, depth: depth + 1),
      found.length == names.count
    else { return id }
    return resolvingAlias(found.type, depth: depth + 1)
  }

  private func findTopLevel(_ name: String, in file: FileID) -> TypeID? {
    topLevelTypes(named: name, in: file).first
  }

  /// The types that a name at the top level may mean; swiftc refuses more than one.
  package func topLevelTypes(named name: String, in file: FileID) -> [TypeID] {
    ask(for: name)
    if let own = filePrivate[file]?[name] ?? named[file.module][name] { return [own] }
    return importedModules(of: file).compactMap { module in
      moduleIndex[module].flatMap { named[$0][name] }
    }.filter { isUsable($0, in: file) }
  }

  /// Whether a file may name a type of a module that it imports.
  ///
  /// If it may not, the name means something else, perhaps a foreign type.
  private func isUsable(_ id: TypeID, in file: FileID) -> Bool {
    let nominal = types[id.index]
    return nominal.parts.contains { ($0.declaration.modifiers.access ?? .internal) >= .package }
      || self.file(file).imports.contains {
        $0.module == nominal.module && $0.attributes.contains("@testable")
      }
  }

  /// The modules that a file imports, with those that they and other files of its module re-export,
  /// in order and each once.
  package func importedModules(of file: FileID) -> [String] { imported[file.module][file.file] }

  private func findImports(of file: FileID) -> [String] {
    var result: [String] = []
    func add(_ module: String) {
      guard !result.contains(module) else { return }
      result.append(module)
      if let index = moduleIndex[module] { reexports[index].forEach(add) }
    }
    self.file(file).imports.map(\.module).forEach(add)
    reexports[file.module].forEach(add)
    return result
  }
}

extension TypeDeclaration {
  fileprivate var isFilePrivate: Bool { (modifiers.access ?? .internal) <= .fileprivate }
}
