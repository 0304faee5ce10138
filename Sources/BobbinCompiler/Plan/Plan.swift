package import BobbinSyntax

/// What is written for one module: flat data, in which every name and type is already text.
package struct Plan: Hashable, Sendable {
  package var module: String
  package var imports: [ImportPlan] = []
  package var upstreams: [UpstreamPlan] = []
  package var edges: [EdgePlan] = []
  package var injections: [InjectionPlan] = []
  package var gatherings: [GatheringPlan] = []
  package var stubs: [StubPlan] = []

  /// Whether nothing is to be written: the module creates no component, wires and gathers nothing
  /// and wants no stub.
  package var isEmpty: Bool {
    edges.isEmpty && injections.isEmpty && gatherings.isEmpty && stubs.isEmpty
  }
}

/// One import of the generated file.
package struct ImportPlan: Hashable, Sendable {
  package var module: String
  /// `public `, `@testable ` or nothing.
  package var prefix: String
  package var conditions: Condition
}

/// The protocol of a component that passes requirements on.
package struct UpstreamPlan: Hashable, Sendable {
  /// The component, as the module names it.
  package var component: String
  package var name: String
  /// `public `, `package ` or nothing.
  package var access: String
  /// What the protocol inherits from.
  package var parents: [String]
  package var members: [MemberPlan]
  /// The full names of the members that an object without it lacks.
  package var lacking: [String]
  /// The property of the component that holds its dependency as this protocol.
  package var accessor: String
  /// `nonisolated ` or nothing, for both of them.
  package var isolation: String
  /// `@available` of both of them.
  package var availability: [String]
  /// `@_spi` of the protocol.
  package var spi: [String]
  package var conditions: Condition
}

/// One edge: the child's initialisers and the provider they use.
package struct EdgePlan: Hashable, Sendable {
  package var parent: String
  package var child: String
  package var initialisers: [InitialiserPlan]
  package var provider: ProviderPlan
  /// Why the edge is broken, if it is; then no provider is written.
  package var fault: String?
  /// `@available` of both ends.
  package var availability: [String]
  package var conditions: Condition
}

/// A service that a component wires: the initialisers that its calls use.
package struct InjectionPlan: Hashable, Sendable {
  package var component: String
  package var service: String
  package var initialisers: [WiredInitialiserPlan]
  package var conditions: Condition
}

/// An initialiser that takes a component in place of what the component fills.
package struct WiredInitialiserPlan: Hashable, Sendable {
  package var initialiser: InitialiserPlan
  /// A constant for the component's upstream and its value, where that is read more than once.
  package var upstream: String?
  /// What is missing, if something is.
  package var fault: String?
}

/// An initialiser of the child with a `parent` in place of its `dependency`.
package struct InitialiserPlan: Hashable, Sendable {
  /// Why it looks as it does, where that is not obvious.
  package var comment = ""
  /// `@available`, as far as it says more than the edge's.
  package var availability: [String]
  /// `convenience init` with all modifiers and generic parameters.
  package var head: String
  package var parameters: [String]
  /// Effects and a `where` clause.
  package var tail: String
  /// `try await ` as needed.
  package var prefix: String
  package var arguments: [String]
  package var conditions: Condition
}

/// The type that provides what a child needs.
package struct ProviderPlan: Hashable, Sendable {
  package var name: String
  /// `@MainActor` or another actor, or `nonisolated`.
  package var isolation: String?
  /// A class where the child's protocol is restricted to classes.
  package var isClass: Bool
  package var conformances: [String]
  /// The stored property for the parent and its type, unless nothing reads it.
  package var parent: String
  package var readsParent: Bool
  /// The stored property for the parent's upstream, its type and the accessor that returns it.
  package var upstream: String
  package var upstreamType: String?
  package var accessor: String
  package var members: [MemberPlan]
}

/// One member of a provider or of an upstream protocol.
package struct MemberPlan: Hashable, Sendable {
  /// `@available`, as far as it says more than that of the enclosing type.
  package var availability: [String]
  package var attributes: [String]
  /// `var logger: any Logger`, or a function up to its result.
  package var head: String
  /// Effects of a getter.
  package var effects: String
  package var isFunction: Bool
  package var isSettable: Bool
  /// What is read or called, with `try await `; empty in a protocol.
  package var value: String
  /// What needs it, or what is not certain about it.
  package var comment: String
  package var conditions: Condition
}

/// An initialiser that fills a collection from the scope of a component.
package struct GatheringPlan: Hashable, Sendable {
  /// One line of it.
  package struct Step: Hashable, Sendable {
    /// What a line does with its value.
    package enum Kind: Hashable, Sendable {
      /// Names a child that several elements are read from.
      case child(String)
      case element
      /// Under this key, a literal.
      case value(String)
    }

    package var kind: Kind
    package var value: String
    package var conditions: Condition
  }

  package var component: String
  package var element: String
  /// `Array` or `Dictionary`.
  package var collection: String
  /// The types of the collection's parameters.
  package var constraint: String
  /// `init` with all modifiers and generic parameters.
  package var head: String
  package var parameter: String
  /// Effects and a `where` clause.
  package var tail: String
  package var steps: [Step]
  /// Why there is nothing, if so.
  package var fault: String?
  package var conditions: Condition
}
