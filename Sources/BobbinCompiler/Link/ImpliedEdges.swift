import BobbinSyntax

extension Program {
  var allEdges: [Edge] { edges + impliedEdges }

  var allInjections: [Injection] { injections + impliedInjections }

  /// Edges from the subclasses of components to what those components create, where no call in the
  /// subclass was seen.
  ///
  /// A call that was not seen would compile against the overload for the superclass, and the child would
  /// get what the superclass has. With an overload of its own, such a call is wired right; nothing else
  /// uses it.
  func findImpliedEdges() -> [Edge] {
    var known = Set(edges.map { [$0.parent, $0.child] })
    let byParent = Dictionary(grouping: edges, by: \.parent)
    return components.filter { $0.superclass != nil }.flatMap { subclass in
      line(of: subclass.id).dropFirst().flatMap { byParent[$0] ?? [] }.compactMap { edge in
        guard let implied = edge.moved(to: subclass, in: self),
          known.insert([subclass.id, edge.child]).inserted
        else { return nil }
        return implied
      }
    }
  }

  /// The same of injections.
  func findImpliedInjections() -> [Injection] {
    struct Key: Hashable {
      var component: ComponentID
      var type: TypeSyntax
      var labels: [String?]
    }
    func key(_ injection: Injection, of component: ComponentID) -> Key {
      Key(
        component: component, type: injection.type.canonical,
        labels: injection.parameters.map { $0?.label })
    }
    var known = Set(injections.map { key($0, of: $0.edge.parent) })
    let byParent = Dictionary(grouping: injections, by: \.edge.parent)
    return components.filter { $0.superclass != nil }.flatMap { subclass in
      line(of: subclass.id).dropFirst().flatMap { byParent[$0] ?? [] }.compactMap { injection in
        guard let edge = injection.edge.moved(to: subclass, in: self),
          known.insert(key(injection, of: subclass.id)).inserted
        else { return nil }
        var implied = injection
        implied.edge = edge
        return implied
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
    edge.conditions = creations.conditions(
      between: program.nominal(edge.parent), and: program.nominal(edge.child))
    return isPossible ? edge : nil
  }
}
