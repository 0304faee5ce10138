package import BobbinSyntax

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
