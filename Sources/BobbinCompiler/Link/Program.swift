package import BobbinSyntax

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

/// The index of a component in a program.
package struct ComponentID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: ComponentID, right: ComponentID) -> Bool { left.index < right.index }
}

/// One scope of the tree: a class below `Component`.
///
/// A class, because components are read far more often than made. None changes once it is linked.
package final class Component {
  package let id: ComponentID
  package let type: TypeID
  /// The component that its class inherits from, if that is not one of the runtime's.
  package internal(set) var superclass: ComponentID?
  package let module: String
  /// It needs nothing from above: it inherits from `BootstrapComponent`.
  package internal(set) var isBootstrap = false
  /// The isolation of its class, which it may inherit.
  package internal(set) var isolation = Isolation.unknown
  /// Whether it is on the main actor by its base class, or its author declares it `Sendable`.
  package internal(set) var isSendable = false
  /// The generic parameter used as its dependency, if one is: then only a subclass that replaces it
  /// can be created.
  package internal(set) var openParameter: String?
  /// The protocols in the argument for `DependencyType`.
  package internal(set) var dependency: [BoundType] = []
  /// All that its dependency consists of and inherits from, each once.
  package internal(set) var allProtocols: [TypeSyntax] = []
  /// A protocol that its dependency names is not among the sources.
  package internal(set) var hasUnknownProtocol = false
  /// The members of the dependency protocols, each once, in order of declaration.
  package internal(set) var requirements: [Requirement] = []
  /// The protocols that its class and its superclasses adopt, each with the module that says so.
  var adoptions: [Adoption] = []
  /// The members of the class, its extensions and its superclasses, nearest first, then what
  /// extensions of the base class and of protocols add.
  package internal(set) var provisions: [Provision] = []
  /// What extensions add to its dependency protocols; it can be read through the dependency.
  package internal(set) var additions: [Provision] = []
  /// The initializers that a call may name.
  package internal(set) var initializers: [BoundInitializer] = []
  package let location: Location

  init(id: ComponentID, type: Nominal) {
    (self.id, self.type, module, location) = (id, type.id, type.module, type.declaration.location)
  }
}

/// A requirement of a component: a member of its dependency protocol, or one that it forwards.
package struct Requirement: Sendable {
  package var member: Member
  /// The identity: name and types, however it is read.
  package let key: MemberKey
  /// The name in its component's protocol; it differs from its member's if two would share that.
  package var name: String
  /// The protocol that declares it.
  package var owner: TypeID
  /// The modules whose extensions of the dependency's protocols provide `nil`, with access levels.
  var nilDefaults: [(module: String, access: Access)] = []
  /// The component sees one of these extensions, so the requirement may stay unprovided.
  package var hasNilDefault = false
  /// If the component forwards it, the conditions under which consumers below need it.
  var builds: [Condition] = []
  /// Whether the component declares it; otherwise it only forwards it.
  package var isDeclared = true
  /// Whether the component forwards it only as its superclass does.
  var isOfSuperclass = false

  init(_ member: Member, of owner: TypeID) {
    (self.member, self.owner) = (member, owner)
    (key, name) = (member.key, member.name)
  }
}

/// A member of a component that may serve requirements.
package struct Provision {
  package var member: Member
  let modifiers: Modifiers
  package let access: Access
  /// It is `nil` whenever it is read.
  var returnsNil: Bool
  /// The declaration or extension that it is in.
  let part: Nominal.Part
  /// The bytes of its value and accessors, or of its body.
  package var body: Range<Int>?
  /// The bytes that make its value: the initial value, the getter, or the body of a function.
  var value: Range<Int>?
  /// Whether it comes from an extension and its component's module cannot see it.
  var isOutOfSight = false
  /// The conditions of its extension may not hold.
  var isConditional: Bool
  /// The module that declares the class's conformance to the protocol that it comes from.
  var adopter: String?
  package var module: String { member.module }
  /// The type that declares it.
  package var owner: TypeID { part.owner }
  package var file: FileID { part.file }
  var setterAccess: Access { modifiers.setterAccess ?? access }
  package var isStatic: Bool { modifiers.isStatic }
  var isOverride: Bool { modifiers.contains(.override) }
  var isWeak: Bool { modifiers.contains(.weak) || modifiers.contains(.unowned) }
  /// An attribute makes it, or all that its extension adds, unavailable.
  var isUnavailable: Bool {
    modifiers.isUnavailable
      || part.declaration.kind == .extension && part.declaration.modifiers.isUnavailable
  }

  /// The same where some conditions hold, too.
  func under(_ conditions: Condition) -> Provision {
    if conditions.isEmpty { return self }
    var result = self
    result.member = member.with(conditions: member.conditions.adding(conditions))
    return result
  }
}

/// A protocol that a class adopts.
struct Adoption: Hashable {
  var id: TypeID
  /// The module that declares the conformance.
  var module: String
  var conditions: Condition

  /// The same where some conditions hold, too.
  func under(_ others: Condition) -> Adoption {
    Adoption(id: id, module: module, conditions: conditions.adding(others))
  }
}

/// "Parent creates child", seen in one module at one or more places.
package struct Edge {
  package var parent: ComponentID
  package var child: ComponentID
  /// The module whose source holds the calls and which gets the generated code.
  package var module: String
  package var calls: [WiringCall]
  /// The conditions under which it exists: those of its components and, if all are conditional, of
  /// its calls.
  package var conditions: Condition = Condition()
  /// Set if the child is a service.
  package var injection: Injection?

  /// Whether it creates a service whose initializer is asynchronous.
  var waits: Bool { injection?.initializer.effects.isAsync ?? false }
}

/// A component built by hand from an object.
package struct ManualConstruction {
  package var component: ComponentID
  /// The type of the object, if it is known, or of the component whose dependency is passed.
  package var argument: TypeID?
  var isDependency = false
  var module: String
  var call: WiringCall
}
