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
/// `bobbinc` writes the conforming type. A hand-written one also works for a root, a test or a demo
/// app, as long as the component forwards nothing; otherwise it conforms to the protocol that is
/// generated for that, such as `GameComponentUpstream`. A protocol need not refine `Dependency`, and
/// may be restricted to classes. Refining `Dependency` shows what the protocol is for, and if the
/// component forwards something, its children are created faster.
//
// Not class-bound: a provider is then a struct of up to three words, which lives inside the
// existential, so that a child costs a single allocation.
public protocol Dependency {
  #if !hasFeature(Embedded)
    /// Casts the object, as `as?` does; only generated code implements and calls it.
    ///
    /// A generated provider knows which type its component asks for, so it need not search its
    /// conformances, as a cast from outside has to: that takes most of the time of creating a child.
    func _cast<Target>(to type: Target.Type) -> Target?
  #endif
}

#if !hasFeature(Embedded)
  extension Dependency {
    public func _cast<Target>(to type: Target.Type) -> Target? { self as? Target }
  }
#endif

/// The list of a component that needs nothing from above.
///
/// Unlike a ``BootstrapComponent``, a `Component<any EmptyDependency>` is created by another
/// component, and can forward requirements of its own children.
public protocol EmptyDependency: Dependency {}
