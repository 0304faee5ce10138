import BobbinSyntax

extension Warnings {
  /// Components that nothing creates and nothing inherits from.
  static func unusedComponents(_ graph: Graph) -> [Diagnostic] {
    let program = graph.program
    var used = Set(program.edges.map(\.child)).union(program.manualConstructions.map(\.component))
    for component in program.components {
      used.formUnion(component.superclasses.compactMap { program.componentOfType[$0] })
    }
    return program.components.filter { !$0.isBootstrap && !used.contains($0.id) }.map {
      Diagnostic(
        .unusedComponent, "nothing creates component '\(program.nominal($0.id).name)'",
        at: $0.location)
    }
  }
}
