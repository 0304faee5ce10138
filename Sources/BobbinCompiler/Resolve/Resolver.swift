/// Traces every requirement to the nearest scope above that provides it.
///
/// A requirement of component C, created by P, is served by the first of:
///
/// 1. a member of P that fits;
/// 2. a member of P's dependency protocol that fits;
/// 3. whoever creates P: then P *inherits* the requirement, and it is resolved again at each edge
///    into P.
///
/// The third step is what makes generated code small: each edge is wired once, however many paths
/// lead to it. What a component inherits is the least solution of
///
///     inherited(P) = { r of needs(C) for all edges P → C in P's module, r served by neither 1 nor 2 }
///     needs(C)     = requirements(C) ∪ inherited(C)
///
/// found by a work list that starts with all components and revisits the parents of those that
/// changed (`Inheritance`). Components may create each other in circles; sets only grow, so it ends.
/// The time is proportional to edges × requirements, whatever the number of paths.
///
/// A component also inherits what its superclass, if that is a component, does: the children that the
/// superclass creates read it from the one dependency that both have.
///
/// A component of a lower module cannot inherit because of an edge that a module above adds: its own
/// module is compiled already. There, what neither 1 nor 2 nor its existing inheritance serves is an
/// error, as it is at a bootstrap component, above which there is nobody.
///
/// What `injecting:` wires takes part as a component that only needs: the parameters of the initialiser
/// that `Injector` has chosen are its requirements, and the component that wires it is its parent.
///
/// "The nearest ancestor provides" is Needle's rule.
package enum Resolver {
  /// Resolves a linked program.
  ///
  /// - Returns: The graph, with a diagnostic for each root cause.
  package static func resolve(_ program: Program) -> Graph {
    var matcher = Matcher(program)
    Injector.wire(&matcher)
    let forwarded = Forwarding.find(&matcher)
    var graph = Graph(&matcher, forwarded: forwarded)
    graph.diagnostics += graph.wirings.flatMap(graph.program.faults)
    graph.diagnostics += graph.bindingFaults()
    graph.diagnostics += MissingRequirements.find(in: graph)
    graph.diagnostics += graph.wirings.compactMap(graph.isolationFault)
    graph.diagnostics += graph.program.handmade.compactMap(graph.fault)
    graph.diagnostics += graph.program.gatherings.indices.flatMap(graph.faults(ofGathering:))
    return graph
  }
}
