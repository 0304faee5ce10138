import BobbinSyntax

extension Program {
  var allEdges: [Edge] { edges + impliedEdges }

  var allInjections: [Injection] { injections + impliedInjections }

  /// Edges from the subclasses of components to the children of those components, where no call in
  /// the subclass was seen.
  ///
  /// A call that was not seen would compile against the overload for the superclass, and the child
  /// would get what the superclass has. With an overload of its own, such a call is wired right;
  /// nothing else uses it.
  func findImpliedEdges() -> [Edge] {
    implied(by: edges, \.self) { [$0.parent, $0.child] }
  }

  /// The same of injections.
  func findImpliedInjections() -> [Injection] {
    struct Key: Hashable {
      var component: ComponentID
      var type: TypeSyntax
      var labels: [String?]
    }
    return implied(by: injections, \.edge) {
      Key(
        component: $0.edge.parent, type: $0.type.canonical, labels: $0.parameters.map { $0?.label })
    }
  }

  private func implied<Wired, Key: Hashable>(
    by all: [Wired], _ edge: WritableKeyPath<Wired, Edge>, key: (Wired) -> Key
  ) -> [Wired] {
    var known = Set(all.map(key))
    let subclasses = Dictionary(grouping: components, by: \.superclass).mapValues { $0.map(\.id) }
    return all.flatMap { wired in
      reachable(from: [wired[keyPath: edge].parent]) { subclasses[$0] ?? [] }
        .dropFirst().compactMap { id in
          guard let moved = wired[keyPath: edge].moved(to: self[id], in: self) else { return nil }
          var implied = wired
          implied[keyPath: edge] = moved
          return known.insert(key(implied)).inserted ? implied : nil
        }
    }
  }
}

extension Edge {
  /// The edge with a subclass as its parent, in a module that sees both; `nil` if there is none.
  fileprivate func moved(to subclass: Component, in program: Program) -> Edge? {
    let table = program.table
    var edge = self
    edge.parent = subclass.id
    if !table.isVisible(subclass.module, from: module) { edge.module = subclass.module }
    let isPossible =
      table.isVisible(module, from: edge.module)
      && [edge.parent, edge.child].allSatisfy {
        program.nominal($0).reasonAgainstExtension(in: table) == nil
          && (program[$0].module == edge.module
            || program.nominal($0).access(in: table) >= .package)
      }
    edge.conditions = program.conditions(of: edge)
    return isPossible ? edge : nil
  }
}
