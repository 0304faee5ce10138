/// Traces every requirement to the nearest scope above that provides it.
///
/// Name and type choose the provider. A requirement of component C, created by P, is served by the
/// first of:
///
/// 1. P's own members with that name whose type fits, or is not known: then swiftc checks it;
/// 2. what P's dependency protocol declares under that name and type, or what an extension of the
///    protocol adds;
/// 3. whatever creates P: then P *forwards* the requirement, and it is resolved again at each edge
///    into P.
///
/// The choice is then checked: effects, setter, isolation, access and conditions. A failure is an
/// error at that member; a farther scope never takes its place. All of this is kept in the
/// `Binding`.
///
/// The third step is what makes generated code small: each edge is wired once, however many paths
/// lead to it. What a component forwards is the least solution of
///
///     forwarded(P) = { r of needs(C) for all edges P → C in P's module, if neither 1 nor 2 serves r }
///     needs(C) = requirements(C) ∪ forwarded(C)
///
/// found by a work list that starts with all components and revisits the parents of those that
/// changed (`Forwarding`). Components may create each other in cycles; sets only grow, so it ends.
/// The time is proportional to edges × requirements, whatever the number of paths.
///
/// A component also forwards what its superclass, if that is a component, does: the children that
/// the superclass creates read it from the one dependency that both have.
///
/// A component of a lower module cannot forward anything for an edge that a module above adds,
/// because its own module is compiled already. A requirement that is served neither by 1 or 2 nor
/// by what the component already forwards is an error there, as it is at a bootstrap component.
///
/// A service that `injecting:` wires takes part as a component without members: its requirements
/// are the parameters of the initializer that `Injector` has chosen, and its parent is the
/// component that wires it.
///
/// "The nearest ancestor provides" is Needle's rule.
package enum Resolver {
  /// Resolves a linked program.
  ///
  /// - Returns: The graph, with a diagnostic for each root cause.
  package static func resolve(_ program: Program) -> Graph {
    let matcher = Matcher(program)
    Injector.wire(matcher)
    program.implied = program.findImplied()
    var graph = Graph(matcher, forwarded: Forwarding(matcher).named())
    graph.diagnostics += graph.wirings.flatMap(\.faults)
    graph.diagnostics += graph.requirementFaults().map(\.diagnostic)
    graph.diagnostics += graph.program.manualConstructions.compactMap(graph.fault)
    graph.diagnostics += graph.gatherings.compactMap(\.fault)
    return graph
  }
}
