import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax
import Foundation

/// Rewrites code from Needle for Bobbin.
///
/// The compiler, which can read code written for Needle, knows the types; it does not keep bodies,
/// so these are searched for tokens. What cannot be rewritten with certainty is left as it is and
/// listed in `remarks`, because swiftc or Bobbin would reject it.
struct Migration {
  let program: Program
  var table: TypeTable { program.table }
  /// The components that descend from Needle's classes.
  let components: [Component]
  var edits: [FileID: FileEdits] = [:]
  /// What Needle's generator wrote.
  private(set) var generated: Set<FileID> = []
  /// The calls of `shared` that were migrated.
  var movedCalls: Set<Location> = []
  /// What is left to the user.
  private(set) var remarks: [(text: String, place: Location)] = []

  init(_ program: Program, subjects: [String]) {
    let table = program.table
    self.program = program
    components = program.components.filter { component in
      let base = program.table.classes(from: component.type).last ?? component.type
      return table.importedModules(of: table[base].file).contains(Runtime.needle)
    }
    // Several targets may share a file.
    var paths: Set<String> = []
    for module in table.modules.indices where subjects.contains(table.modules[module].name) {
      for (index, file) in table.modules[module].files.enumerated()
      where paths.insert(file.path).inserted {
        let id = FileID(module: module, file: index)
        let edits = FileEdits(file)
        if edits.isGenerated { generated.insert(id) } else { self.edits[id] = edits }
      }
    }
  }

  mutating func run() {
    for (file, var edit) in edits {
      renameRuntime(in: &edit)
      removeRegistration(in: &edit)
      edits[file] = edit
    }
    for component in components {
      for part in table[component.type].parts {
        for initializer in part.declaration.initializers {
          migrate(initializer, of: component, in: part.file)
        }
      }
      migrateShared(of: component)
    }
    migrateMemberLookup()
    remarkOnOtherShared()
    remarkOnOtherNames()
  }

  mutating func remark(_ message: String, at place: Location) { remarks.append((message, place)) }

  // MARK: Names

  private func renameRuntime(in edit: inout FileEdits) {
    for index in edit.tokens.indices where edit.text(index) == Runtime.needle {
      let before = edit.text(max(0, index - 1))
      let isQualifier = before != "." && edit.reads(["."], at: index + 1)
      guard isQualifier || ["import", "("].contains(before) else { continue }
      edit.replace(index, by: "Bobbin")
      let attribute = edit.tokens[..<index].lastIndex { $0.startsLine } ?? 0
      if edit.reads(["@", "preconcurrency"], at: attribute) {
        edit.replace(
          Int(edit.tokens[attribute].start)..<Int(edit.tokens[attribute + 2].start), by: "")
      }
    }
  }

  /// Lists what is left of Needle's names.
  private mutating func remarkOnOtherNames() {
    for (id, edit) in edits where table.importedModules(of: id).contains(Runtime.needle) {
      for index in edit.tokens.indices where edit.tokens[index].kind == .identifier {
        let name = edit.text(index)
        guard let advice = Self.advice(on: name), !edit.changes(index),
          edit.text(max(0, index - 1)) != "." || edit.text(max(0, index - 2)) == Runtime.needle,
          !table.types.contains(where: { $0.baseName == name && !$0.isForeign })
        else { continue }
        remark("Bobbin has no '\(name)'; \(advice)", at: edit.location(index))
      }
    }
  }

  /// What to write in place of a name of Needle that Bobbin lacks.
  private static func advice(on name: String) -> String? {
    switch name {
    case "PluginizedComponent", "PluginizedScope", "NonCoreComponent", "NonCoreScope",
      "PluginExtension", "EmptyPluginExtension", "pluginExtension", "PluginizedScopeLifecycle",
      "PluginizedScopeLifecycleObservable", "ObserverDisposable":
      "let a module above create a component below the one that it is passed, as the article "
        + "'Modules and cycles' shows"
    case "Scope": "take 'dependency:' in an initializer, and elsewhere a component or its protocol"
    case "__DependencyProviderRegistry": "nothing is registered"
    case "DependencyProvider": "delete it"
    case "NeedleFoundationTest": "in tests, generated stubs stand in for parents"
    default: nil
    }
  }

  // MARK: Registration

  private mutating func removeRegistration(in edit: inout FileEdits) {
    let call = ["registerProviderFactories", "(", ")"]
    for index in edit.tokens.indices where edit.reads(call, at: index) {
      if edit.reads(["func"], at: index - 1) {
        remark("nothing is registered any more; remove this function", at: edit.location(index))
        continue
      }
      // Each of several modules may have its own.
      let module = edit.text(max(0, index - 2))
      let isQualified =
        edit.reads(["."], at: index - 1) && edit.file.imports.contains { $0.module == module }
      let first = isQualified ? index - 2 : index
      if edit.tokens[first].startsLine, edit.tokens[index + 3].startsLine,
        let start = edit.lines.range(of: edit.location(first).line),
        let end = edit.lines.range(of: edit.location(index + 2).line)
      {
        edit.replace(start.lowerBound..<end.upperBound, by: "")
      } else {
        remark("nothing is registered any more; remove this call", at: edit.location(index))
      }
    }
  }

  // MARK: Initializers

  private mutating func migrate(_ initializer: Function, of component: Component, in id: FileID) {
    guard let scope = initializer.signature.parameters.first(where: \.isScopeOfNeedle),
      var edit = edits[id]
    else { return }
    defer { edits[id] = edit }
    let start = edit.token(at: initializer.location)
    let dependency = component.dependency.map { "\($0.written)" }.joined(separator: " & ")
      .replacingOccurrences(of: Runtime.needle, with: "Bobbin")
    guard component.openParameter != nil || !dependency.isEmpty, let body = initializer.body,
      let label = edit.tokens[start...].indices.first(where: { edit.text($0) == "parent" }),
      let colon = edit.tokens[label...].firstIndex(where: { $0.kind == .colon }),
      let end = edit.tokens[colon...].indices.first(where: { edit.text($0) == "Scope" })
    else {
      return remark("take 'dependency:' in place of 'parent: Scope'", at: initializer.location)
    }
    edit.replace(label, by: "dependency")
    let type = Int(edit.tokens[colon + 1].start)..<Int(edit.tokens[end].end)
    edit.replace(type, by: component.openParameter ?? "any \(dependency)")
    for index in edit.tokens(in: body) where edit.text(index) == "parent" {
      let isOfInitializer =
        edit.reads(["init", "(", "parent", ":"], at: index - 2)
        && ["super", "self"].contains(edit.text(index - 4))
      let isScope =
        scope.name == "parent" && edit.tokens[index - 1].kind != .period
        && edit.tokens[index + 1].kind != .colon
      if isOfInitializer || isScope { edit.replace(index, by: "dependency") }
    }
  }
}

extension FileEdits {
  fileprivate var isGenerated: Bool {
    file.imports.contains { $0.module == Runtime.needle }
      && tokens.indices.contains {
        reads(["public", "func", "registerProviderFactories", "("], at: $0)
      }
  }
}
