import BobbinSyntax

/// Everything that matters for wiring, with all names resolved but no provider chosen yet.
///
/// A class, because all code that works with it refers to it. It never changes once resolved.
package final class Program {
  package let table: TypeTable
  /// All components, in order of their types.
  package var components: [Component] = []
  package var edges: [Edge] = []
  package var manualConstructions: [ManualConstruction] = []
  package var gatherings: [Gathering] = []
  package var injectionCalls: [InjectionCall] = []
  /// The edges of these calls, once their initializers have been chosen.
  package var injections: [Edge] = []
  /// Edges of subclasses for which no call was seen, those to services included.
  var implied: [Edge] = []
  /// The services, each as a component with requirements only, numbered after the components.
  package var services: [Component] = []
  package var diagnostics: [Diagnostic] = []

  var componentOfType: [TypeID: ComponentID] = [:]
  /// The components that inherit from each component; under `nil`, those that inherit from none.
  var subclasses: [ComponentID?: [ComponentID]] = [:]
  /// The protocols that no object can satisfy.
  var impossible: Set<TypeID> = []
  /// The default isolation of modules, given or inferred.
  package var defaultIsolation: [String: DefaultIsolation] = [:]

  package init(_ table: TypeTable) { self.table = table }

  /// The name of a component in one word: `OuterLeaf`, or `Outer_Leaf` if that is taken.
  func joinedName(_ nominal: Nominal) -> String {
    let name = nominal.path.joined()
    let isTaken = nominal.path.count > 1 && declares(name, nominal.module)
    // A raw name keeps only the characters that a plain one may have.
    return (isTaken ? nominal.path.joined(separator: "_") : name)
      .filter { $0 == "_" || $0.isLetter || $0.isNumber || !$0.isASCII }
  }

  /// The name of the generated protocol that a parent's provider conforms to.
  func upstreamName(of nominal: Nominal) -> String {
    let name = joinedName(nominal) + "Upstream"
    let isTaken =
      declares(name, nominal.module) || nominal.declaration.generics.names.contains(name)
      || table.nestedNames(of: nominal.id, seenFrom: nominal.module).contains(name)
    return isTaken ? name + "_" : name
  }

  private func declares(_ name: String, _ module: String) -> Bool {
    table.type(of: .named([TypeName(text: name, module: module)])) != nil
      || table.moduleIndex[module].flatMap { table.privateNames[$0] }?.contains(name) ?? false
  }

  package subscript(id: ComponentID) -> Component {
    id.index < components.count ? components[id.index] : services[id.index - components.count]
  }

  package func nominal(_ id: ComponentID) -> Nominal { table[self[id].type] }

  /// The name of a component or service with its module: `Game.GameComponent`.
  package func uniqueName(of id: ComponentID) -> String {
    "\(self[id].module).\(nominal(id).name)"
  }

  /// The component with this type, if there is one.
  package func component(_ type: TypeID?) -> ComponentID? { type.flatMap { componentOfType[$0] } }

  /// The component with this type, or with the type that it wraps as an optional, if there is one.
  package func component(_ type: BoundType?) -> ComponentID? {
    component((type?.canonical.unwrapped).flatMap(table.type))
  }

  /// The protocols among the sources that a component depends on.
  package func protocols(of component: Component) -> [TypeID] {
    component.dependency.compactMap { table.type(of: $0.canonical) }
  }

  /// Those, and the protocols among the sources that they inherit from.
  func allProtocols(of component: Component) -> [TypeID] {
    component.allProtocols.compactMap(table.type)
  }

  /// A component and those that its class descends from, nearest first.
  package func lineage(of id: ComponentID) -> some Sequence<ComponentID> {
    sequence(first: id) { self[$0].superclass }
  }

  /// All components, each after its superclass.
  var superclassesFirst: [ComponentID] {
    reachable(from: subclasses[nil] ?? []) { subclasses[$0] ?? [] }
  }

  /// All consumers: components, then services.
  package var nodes: [Component] { components + services }

  /// The conditions under which an edge exists: those of its types and, if all are conditional, of
  /// its calls.
  func conditions(of edge: Edge) -> Condition {
    let child = nominal(edge.child)
    return nominal(edge.parent).conditions
      .adding(edge.injection == nil ? child.conditions : child.conditionsOfService)
      .adding(.any(of: edge.calls.map(\.conditions)))
  }
}
