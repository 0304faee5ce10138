package import BobbinSyntax

/// "Parent creates child", seen in one module at one or more places.
package struct Edge {
  package var parent: ComponentID
  package var child: ComponentID
  /// The module whose source holds the calls and which gets the generated code.
  package var module: String
  package var calls: [WiringCall]
  /// The conditions under which it exists: those of its components and, if all are conditional, of
  /// its calls.
  package var conditions = Condition()
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
