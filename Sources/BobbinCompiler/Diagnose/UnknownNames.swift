import BobbinSyntax

extension Linker {
  /// Reports a name that is not known where it is used, with what it may mean, or else with advice.
  ///
  /// If a created type is known but not visible in that module, the message says so.
  func reportUnknown(
    _ type: TypeSyntax, among all: [Nominal], at place: Location, of module: String,
    _ group: DiagnosticGroup, _ message: String, or advice: String...
  ) {
    let name = String(type.description.prefix { $0 != "<" })
    let meanings = table.file(at: place.file).map { table.topLevelTypes(named: name, in: $0) } ?? []
    if meanings.count > 1 {
      let list = meanings.map { "'\(table[$0].module).\(name)'" }.joined(separator: " or ")
      return report(group, "'\(name)' may be \(list); write the one that is meant", at: place, nil)
    }
    let use = Diagnostic.Note("'\(name)' is created here", at: place)
    for type in group == .unknownProtocol ? [] : all
    where (type.declaration.isLocal ? type.baseName : type.name) == name
      && table.isVisible(type.module, from: module)
    {
      if let fault = program.unreachable(type, in: module, use) { return report(fault) }
    }
    let all = all.filter { !$0.declaration.isLocal }
    let others = all.filter { $0.name == name && $0.module != module }
    let other = others.first
    if let other, others.count == 1, other.access(in: table) >= .package,
      table.isVisible(other.module, from: module),
      let fault = missingImport(
        of: other.name, from: other.module, at: place, group, other.declaration.location)
    {
      return report(fault)
    }
    let notes: [Diagnostic.Note?]
    if let other {
      let advice =
        table.isVisible(module, from: other.module)
        ? "that depends on '\(module)', so move it to a module below both"
        : other.access(in: table) < .package
          ? "make it public"
          : table.isVisible(other.module, from: module)
            ? "write 'import \(other.module)'" : "let module '\(module)' depend on it"
      let text = "module '\(other.module)' declares it; \(advice)"
      notes = [Diagnostic.Note(text, at: other.declaration.location)]
    } else if let guess = all.filter({
      $0.name.looksLike(name) && table.isVisible($0.module, from: module)
        && ($0.module == module || $0.access(in: table) >= .package)
    }).min(by: { ($0.name, $0.module) < ($1.name, $1.module) }) {
      let edits = table.editor(of: place)?.replacing(name, by: guess.name)
      notes = [
        Diagnostic.Note("did you mean '\(guess.name)'?", at: guess.declaration.location),
        Diagnostic.Note(help: "write '\(guess.name)'", edits ?? []),
      ]
    } else {
      notes = advice.map { Diagnostic.Note($0) }
    }
    report(Diagnostic(group, message, at: place, notes: notes))
  }

  /// The error for a type of another module that a file does not import.
  func missingImport(
    of type: String, from module: String, at place: Location, _ group: DiagnosticGroup,
    _ declaration: Location? = nil
  ) -> Diagnostic? {
    guard let imports = table.file(at: place.file).map({ table.file($0).imports }),
      !imports.contains(where: { $0.module == module })
    else { return nil }
    let first = imports.first(where: \.conditions.isEmpty)?.location.line
    // An inherited protocol needs the same access level as the runtime. Attributes or a comment may
    // precede the first import, so the new one goes below it.
    let level = group == .unknownProtocol ? imports.first(where: \.isOfRuntime)?.access : nil
    let access = level.map { $0.description + " " } ?? ""
    let line = Location(file: place.file, line: first.map { $0 + 1 } ?? 1, column: 1)
    let edit = Diagnostic.Edit(location: line, old: "", new: "\(access)import \(module)\n")
    let message = "'\(type)' is in module '\(module)', which this file does not import"
    let declared = declaration.map { Diagnostic.Note("it is declared here", at: $0) }
    let help = Diagnostic.Note(help: "write '\(access)import \(module)'", [edit])
    return Diagnostic(group, message, at: place, notes: [declared, help])
  }
}
