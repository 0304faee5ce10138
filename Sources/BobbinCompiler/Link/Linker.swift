import BobbinSyntax

/// Finds components, their requirements and provisions, and the edges between them.
///
/// Linking happens once for all modules. It does not decide what provides what; it only turns names
/// into identities, so that resolving need not look at Swift again. Linear in what is declared.
package final class Linker {
  let program: Program
  let table: TypeTable
  /// What each protocol itself declares, each read once.
  var ownRequirements: [TypeID: [Requirement]] = [:]
  var isolationOfProtocol: [TypeID: Isolation] = [:]
  /// How each class descends from a base class, if it does; each computed once.
  var ancestry: [TypeID: Ancestry?] = [:]
  /// The members that extensions of protocols add, each read once.
  var extensionMembers: [ObjectIdentifier: [Provision]] = [:]
  /// The types that pass themselves as parents and are no components, with the files of the calls.
  var noComponents: [TypeID: Set<FileID>] = [:]

  private init(_ table: TypeTable) { (self.table, program) = (table, Program(table)) }

  /// Links modules, which are in bottom-up order; nothing in the program is resolved.
  package static func link(_ modules: [Module], unread: UnreadNames = UnreadNames()) -> Program {
    let linker = Linker(TypeTable(modules, unread: unread))
    // Without an import of the runtime there are no components, whatever classes are called.
    let hasRuntime = modules.flatMap(\.files).contains { $0.imports.contains(where: \.isOfRuntime) }
    guard hasRuntime else { return linker.program }
    linker.inferDefaultIsolations()
    linker.findComponents()
    linker.findEdges()
    linker.reportFaults()
    return linker.program
  }

  /// Reports what could not be read in files that matter: those that import the runtime, mention a
  /// component or its dependency protocol, or have other diagnostics.
  ///
  /// Syntax errors elsewhere are left to swiftc.
  private func reportFaults() {
    let faulty = table.fileIDs.map(table.file).filter { !$0.faults.isEmpty }
    // Most programs have none, and what follows looks at all components.
    if faulty.isEmpty { return }
    let types = program.components.flatMap { component in
      [component.type] + program.protocols(of: component) + component.requirements.map(\.owner)
    }
    let names = Set(types.map { table[$0].baseName })
    let places = Set(program.diagnostics.map(\.location.file))
    for file in faulty
    where file.imports.contains(where: \.isOfRuntime) || places.contains(file.path)
      || names.contains(where: file.source.mentions)
    {
      program.diagnostics += file.faults.map { Diagnostic(.syntax, $0.message, at: $0.location) }
    }
  }

  func report(_ diagnostic: Diagnostic) { program.diagnostics.append(diagnostic) }

  func report(
    _ group: DiagnosticGroup, _ message: String, at location: Location, _ note: Diagnostic.Note?
  ) {
    report(Diagnostic(group, message, at: location, notes: [note]))
  }
}
