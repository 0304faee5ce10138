/// A list of what a component needs from the scopes above it.
///
/// A component names such a list as its type argument, and is created with an object that conforms
/// to it:
///
/// ```swift
/// public protocol GameDependency: Dependency {
///   var players: any PlayersStream { get }
///   var logger: any Logger { get }
/// }
///
/// public final class GameComponent: Component<any GameDependency> {}
/// ```
///
/// `bobbinc` writes the conforming type. A hand-written one also works, for a root, a test or a demo
/// app. A protocol need not refine `Dependency`, and may be restricted to classes. Refining
/// `Dependency` shows what the protocol is for, and makes children of components that forward
/// requirements faster to create.
//
// Not class-bound: a provider is then a struct of up to three words, which lives inside the
// existential, so that a child costs a single allocation.
public protocol Dependency {
  /// Returns the object as a protocol that `bobbinc` writes for the component that gets it.
  ///
  /// Generated code implements it without a search for conformances, which would take longer than to
  /// create a component.
  ///
  /// - Parameters:
  ///   - type: That protocol: what the component needs, and what it forwards.
  ///   - fail: Stops the program, because the object does not conform to the protocol.
  /// - Returns: The object itself.
  func _asUpstream<Upstream>(_ type: Upstream.Type, orElse fail: () -> Upstream) -> Upstream
}

extension Dependency {
  /// Casts an object that was not made by generated code.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - fail: Stops the program, because the object does not conform to the protocol.
  /// - Returns: The object itself.
  public func _asUpstream<Upstream>(
    _ type: Upstream.Type, orElse fail: () -> Upstream
  ) -> Upstream {
    self as? Upstream ?? fail()
  }
}

/// Finds out what a component's dependency is besides, for generated code.
///
/// - Parameters:
///   - dependency: The component's dependency.
///   - type: The protocol that `bobbinc` writes for the component.
///   - fail: Stops the program, because the dependency does not conform to the protocol.
/// - Returns: The dependency itself.
public func _upstream<Upstream>(
  of dependency: any Dependency, as type: Upstream.Type, orElse fail: () -> Upstream
) -> Upstream {
  dependency._asUpstream(type, orElse: fail)
}

/// Does the same where the dependency protocol does not refine ``Dependency``.
///
/// - Parameters:
///   - dependency: The component's dependency.
///   - type: The protocol that `bobbinc` writes for the component.
///   - fail: Stops the program, because the dependency does not conform to the protocol.
/// - Returns: The dependency itself.
public func _upstream<Object, Upstream>(
  of dependency: Object, as type: Upstream.Type, orElse fail: () -> Upstream
) -> Upstream {
  dependency as? Upstream ?? fail()
}

/// Returns a value as the type that it is known to have, for generated code.
///
/// - Parameter value: The value.
/// - Returns: The value itself.
@inlinable public func _same<Value, Same>(_ value: Value) -> Same {
  // swift-format-ignore: NeverForceUnwrap
  value as! Same
}

/// The list of a component that needs nothing from above.
///
/// Unlike a ``BootstrapComponent``, a `Component<any EmptyDependency>` is created by another
/// component, and can forward requirements of its own children.
public protocol EmptyDependency: Dependency {}
