import BobbinSyntax

/// Finds components, their requirements and provisions, and the edges between them.
///
/// Linking happens once for all modules. It does not decide what provides what; it only turns names
/// into identities, so that resolving need not look at Swift again. Linear in the number of
/// declarations, members and calls.
package final class Linker {
  let program: Program
  let table: TypeTable
  /// What each protocol itself declares, each read once.
  var ownRequirements: [TypeID: [Requirement]] = [:]
  /// Components inside function bodies, which are refused where they are created.
  var localComponents: [FileID: [String: ComponentID]] = [:]
  /// The calls of each edge.
  var calls: [EdgeKey: [WiringCall]] = [:]
  /// Isolations of protocols, each found once.
  var isolationOfProtocol: [TypeID: Isolation] = [:]
  /// How each class descends from a base class, if it does; each asked once.
  var ancestry: [TypeID: Ancestry?] = [:]
  /// The classes of components that have been read.
  var classes: [TypeID: ComponentClass] = [:]
  /// The members that extensions of protocols add, each read once.
  var extensionMembers: [ObjectIdentifier: [Provision]] = [:]
  /// The types that the sources extend under names that none of them declares.
  var foreignTypes: [String: [TypeID]] = [:]

  private init(_ table: TypeTable) { (self.table, program) = (table, Program(table)) }

  /// Links modules, which are in bottom-up order.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - unread: The names that files declare or extend that have not been read.
  /// - Returns: The program, nothing in it resolved.
  package static func link(_ modules: [Module], unread: UnreadNames = UnreadNames()) -> Program {
    let table = TypeTable(modules, unread: unread)
    let linker = Linker(table)
    let imports = modules.lazy.flatMap(\.files).flatMap(\.imports)
    // Without an import of the runtime there are no components; classes that look so are others'.
    guard imports.contains(where: \.isOfRuntime) else { return linker.program }
    linker.inferDefaultIsolations()
    linker.findComponents()
    linker.findEdges()
    linker.reportFaults()
    return linker.program
  }

  /// Reports what could not be read in files that matter: those that import the runtime, contain a
  /// part of what is wired, or have other diagnostics.
  ///
  /// Syntax errors elsewhere are left to swiftc.
  private func reportFaults() {
    let faulty = table.fileIDs.filter { !table.file($0).faults.isEmpty }
    // Most programs have none, and what follows looks at all components and calls.
    if faulty.isEmpty { return }
    let parts = filesOfParts
    let places = filesOfCalls.union(program.diagnostics.map(\.location.file))
    for id in faulty {
      let file = table.file(id)
      guard
        parts.contains(id) || places.contains(file.path)
          || file.imports.contains(where: \.isOfRuntime)
      else { continue }
      program.diagnostics += file.faults.map { Diagnostic(.syntax, $0.message, at: $0.location) }
    }
  }

  /// The files that hold a part of a component or of a dependency protocol.
  private var filesOfParts: Set<FileID> {
    var types: Set<TypeID> = []
    for component in program.components {
      // Its superclasses are components, too.
      types.insert(component.type)
      types.formUnion(component.dependency.compactMap(\.id))
      types.formUnion(component.requirements.map(\.owner))
    }
    return Set(types.flatMap { table[$0].parts.map(\.file) })
  }

  /// The files that hold a call which creates, injects or gathers something.
  private var filesOfCalls: Set<String> {
    let calls =
      program.edges.flatMap(\.calls) + program.gatherings.flatMap(\.calls)
      + program.injectionCalls.map(\.wiringCall)
    return Set(calls.map(\.location.file) + program.manualConstructions.map(\.location.file))
  }

  func report(_ diagnostic: Diagnostic) {
    program.diagnostics.append(diagnostic)
  }

  func report(
    _ group: DiagnosticGroup, _ message: String, at location: Location, _ note: Diagnostic.Note?
  ) {
    report(Diagnostic(group, message, at: location, notes: [note]))
  }
}
