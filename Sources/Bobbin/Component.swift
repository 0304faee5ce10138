/// A scope that makes objects, keeps those that live as long as it does, and creates child scopes.
///
/// The type argument names what the scope needs. What the scope makes are its properties and
/// functions:
///
/// ```swift
/// final class GameComponent: Component<any GameDependency> {
///   var board: Board { Board(players: dependency.players, log: log) }
///   lazy var log = GameLog(to: dependency.logger)
///   var score: ScoreComponent { ScoreComponent(parent: self) }
/// }
/// ```
///
/// A parent creates a child with `init(parent:)`, which `bobbinc` writes for each pair of parent
/// and child. A component that takes more, such as the user who has logged in, declares its own
/// initializer with `dependency` as the first parameter, and is created with
/// `init(parent:user:)`.
///
/// A component is not `Sendable`. Its `lazy var`s need no lock, because Swift keeps the component
/// in one isolation domain; use ``Shared`` for a value that is reached from more than one.
/// <doc:Scopes> shows how long each kind of member lives.
open class Component<DependencyType> {
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
      'dependency:'; a root inherits from 'BootstrapComponent'
      """
  )
  public convenience init() {
    fatalError("unavailable")
  }
}

/// A component at the top of a tree: it needs nothing from above.
///
/// ```swift
/// final class RootComponent: BootstrapComponent {
///   lazy var logger: any Logger = FileLogger()
///   var game: GameComponent { GameComponent(parent: self) }
/// }
/// ```
///
/// A program may have any number of them. A root that needs something from its host is a
/// ``Component`` that the host creates with ``Component/init(dependency:)``.
open class BootstrapComponent {
  /// Creates the top of a tree.
  public init() {}
}
