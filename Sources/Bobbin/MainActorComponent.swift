// Embedded Swift has no main actor.
#if !hasFeature(Embedded)
  /// A ``Component`` that is isolated to the main actor.
  ///
  /// Use it for a scope whose objects belong to the main actor, and in a module whose default
  /// isolation is `MainActor`: a class there cannot inherit from ``Component`` unless it is marked
  /// `nonisolated`.
  ///
  /// ```swift
  /// @MainActor
  /// final class ProfileComponent: MainActorComponent<any ProfileDependency> {
  ///   var screen: ProfileScreen { ProfileScreen(user: dependency.user) }
  /// }
  /// ```
  ///
  /// A component of this kind is `Sendable`, because it is isolated.
  @MainActor
  open class MainActorComponent<DependencyType> {
    /// What the scopes above provide.
    public let dependency: DependencyType

    /// Creates a component from what it needs.
    ///
    /// The initializers that `bobbinc` writes call this one. Call it yourself where no other component
    /// creates this one, such as at a root or in a test.
    ///
    /// - Parameter dependency: What the scopes above provide.
    public init(dependency: DependencyType) {
      self.dependency = dependency
    }

    // Chosen only when no generated initializer fits: a concrete parent beats a generic one.

    /// Explains, at the call, why no initializer exists for this parent.
    ///
    /// - Parameter parent: A component for which `bobbinc` has written nothing.
    @available(
      *, unavailable,
      message: """
        nothing is generated for this parent: attach BobbinPlugin to the target that makes this call, or \
        add the file that bobbinc writes; fix what it reports above; or write the types, as in \
        'Child(parent: it as Parent)'
        """
    )
    public convenience init<Parent>(parent: Parent) {
      fatalError("unavailable")
    }

    /// Explains, at the call, what is missing.
    @available(
      *, unavailable,
      message: """
        pass 'parent: self' in the component that creates this one, or what it depends on as \
        'dependency:'; a root inherits from 'MainActorBootstrapComponent'
        """
    )
    public convenience init() {
      fatalError("unavailable")
    }
  }

  /// A ``BootstrapComponent`` that is isolated to the main actor.
  @MainActor
  open class MainActorBootstrapComponent {
    /// Creates the top of a tree.
    public init() {}
  }
#endif
