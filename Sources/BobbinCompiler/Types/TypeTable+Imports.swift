import BobbinSyntax

extension TypeTable {
  /// The modules that a file imports and those re-exported to it, in order and each once.
  package func importedModules(of file: FileID) -> [String] { imports(of: file).modules }

  /// Whether a module sees what is internal to another one, or is that module.
  func opens(_ module: String, to importer: String) -> Bool {
    module == importer || moduleIndex[importer].map { testable[$0].contains(module) } ?? false
  }

  /// How visible something in a module has to be for another one to see it; modules whose packages
  /// are not known count as being of one package.
  func leastAccess(in module: String, for importer: String) -> Access {
    if opens(module, to: importer) { return .internal }
    func package(of module: String) -> String? {
      moduleIndex[module].flatMap { modules[$0].package }
    }
    guard let home = package(of: module), let other = package(of: importer) else { return .package }
    return home == other ? .package : .public
  }

  func imports(of file: FileID) -> FileImports { imported[file.module][file.file] }

  /// What the imports of a file provide.
  ///
  /// A class, because each name lookup needs one of these lists.
  final class FileImports {
    var modules: [String] = []
    /// The indices of modules that were read and are not limited by a scoped import.
    var whole: [Int] = []
    /// For the names of scoped imports, the modules that they may come from.
    var scoped: [String: [Int]] = [:]
    /// The imports that foreign names may come from.
    var foreign: [Import] = []
  }

  func findImports(of file: FileID) -> FileImports {
    let result = FileImports()
    let imports = self.file(file).imports
    var isScoped = false
    var conditional: [Import] = []
    // Loops, because there are many files, and closures cost more than what they do.
    for found in imports {
      add(found.module, to: &result.modules)
      if found.kind != nil { isScoped = true }
      let isForeign = moduleIndex[found.module].map { reexportsForeign[$0] } ?? true
      if isForeign, !found.isOfRuntime { result.foreign.append(found) }
      if !isForeign, !found.conditions.isEmpty { conditional.append(found) }
    }
    for index in conditional.indices {
      let one = conditional[index]
      for other in conditional[..<index] where one.conditions.excludes(other.conditions) {
        result.foreign += [one, other]
      }
    }
    for module in reexports[file.module] { add(module, to: &result.modules) }
    result.whole = result.modules.compactMap { moduleIndex[$0] }
    if !isScoped { return result }
    let whole = imports.filter { $0.kind == nil }.map(\.module)
    result.whole = indices(of: whole + reexports[file.module])
    let scoped = Dictionary(grouping: imports.filter { $0.kind != nil }) { $0.path.last ?? "" }
    for (name, imports) in scoped {
      let others = imports.allSatisfy { !$0.conditions.isEmpty } ? result.whole : []
      result.scoped[name] = indices(of: imports.map(\.module)) + others
    }
    return result
  }

  /// The indices of the modules that were read, among some modules and those that they re-export.
  func indices(of modules: [String]) -> [Int] {
    var all: [String] = []
    for module in modules { add(module, to: &all) }
    return all.compactMap { moduleIndex[$0] }
  }

  /// Adds a module and those that it re-exports.
  func add(_ module: String, to modules: inout [String]) {
    let known = modules
    for one in moduleIndex[module].map({ exported[$0] }) ?? [module] where !known.contains(one) {
      modules.append(one)
    }
  }
}
