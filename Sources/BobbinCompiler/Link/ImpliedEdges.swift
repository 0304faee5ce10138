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
    var known = Set(edges.map { [$0.parent, $0.child] })
    let subclasses = subclasses
    return edges.flatMap { edge in
      reachable(from: [edge.parent]) { subclasses[$0] ?? [] }.dropFirst().compactMap { id in
        guard let implied = edge.moved(to: self[id], in: self),
          known.insert([id, edge.child]).inserted
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
    let subclasses = subclasses
    return injections.flatMap { injection in
      reachable(from: [injection.edge.parent]) { subclasses[$0] ?? [] }.dropFirst().compactMap {
        id in
        guard let edge = injection.edge.moved(to: self[id], in: self),
          known.insert(key(injection, of: id)).inserted
        else { return nil }
        var implied = injection
        implied.edge = edge
        return implied
      }
    }
  }

  /// The components whose class inherits directly from that of a component.
  private var subclasses: [ComponentID: [ComponentID]] {
    var result: [ComponentID: [ComponentID]] = [:]
    for component in components {
      if let superclass = component.superclass {
        result[superclass, default: []].append(component.id)
      }
    }
    return result
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
    edge.conditions = calls.conditions(
      between: program.nominal(edge.parent), and: program.nominal(edge.child))
    return isPossible ? edge : nil
  }
}
