package import BobbinSyntax

/// A call such as `Service(injecting: self)` with its names resolved.
package struct InjectionCall {
  /// The component that the call names, whose members fill the parameters.
  package var scope: ComponentID
  package var service: TypeID
  /// The service with its generic arguments.
  package var type: BoundType
  /// The module that holds the call and gets the generated initializer.
  package var module: String
  package var wiringCall: WiringCall
}

/// "Component wires service" with one initializer of the service, seen in one module.
package struct Injection {
  /// Where the value of a parameter comes from.
  package enum Argument: Hashable, Sendable {
    /// The call passes it.
    case passed
    /// The requirement of the service with this position.
    case filled(Int)
    /// Nothing is passed: it has a default or is variadic.
    case omitted
  }

  package var type: BoundType
  package var initializer: BoundInitializer
  /// For each parameter of the initializer.
  package var arguments: [Argument] = []
  /// What the generated initializer takes, in the order of the call: `nil` is the component.
  package var parameters: [BoundSignature.Parameter?] = []
  /// The members that fill parameters.
  var requirements: [Member] = []
  typealias Unused = (need: Member, member: Member, fault: MemberFault)
  /// What has to come from above for parameters, each with the members of that name and why none of
  /// them is offered.
  var missing: [(need: Member, unused: [Unused])] = []
  /// The same for parameters that keep their defaults.
  var defaulted: [Unused] = []
  /// What an initializer would need that takes more, and for that reason was not chosen.
  var unusedByChosen: [Unused] = []
  /// The only value that such an initializer lacks, if no member in scope has its name.
  var leftOut: Member?

  /// The labels of the generated initializer.
  package var labels: [String] { parameters.map { $0?.label ?? "injecting" } }
}
