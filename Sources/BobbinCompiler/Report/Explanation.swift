import BobbinSyntax

/// What a diagnostic group is about, for people who have just met it.
///
/// This table is the only place: the article `Diagnostics.md` is written from it, and a test sees to
/// it that the two agree.
package struct Explanation: Sendable {
  /// One sentence.
  package let summary: String
  /// How it comes about and what to do.
  package let text: String
  /// The smallest code that has it.
  package let example: String

  fileprivate init(_ summary: String, _ text: String, example: String) {
    self.summary = summary
    self.text = text
    self.example = example
  }
}

extension DiagnosticGroup {
  /// What the group is about.
  package var explanation: Explanation {
    switch self {
    case .missingRequirement:
      Explanation(
        "A component needs something that no component above it provides.",
        """
        Bobbin looks for a member of the same name and type, from the component that creates the child \
        up to the root. The notes show the path, what each component on it has that comes near, and code \
        to add. Add it to the component whose life it should share: an object in the root \
        lives as long as the app, one in a logged-in scope as long as the login.

        What a component has in one branch of an `#if` has to be in the others as well, or in none: it would \
        come from another component there, and nothing in the code would say so. Where that is meant, say it \
        in an `#else`, for example with `dependency.scores`.
        """,
        example: """
          protocol GameDependency: Dependency { var scores: any Scores { get } }
          final class GameComponent: Component<any GameDependency> {}
          final class RootComponent: BootstrapComponent {
            var game: GameComponent { GameComponent(parent: self) }  // where are the scores?
          }
          """)
    case .typeMismatch:
      Explanation(
        "A member has the right name and another type.",
        """
        A type fits when it is the same however it is spelled, when it is `T` for `T?`, or when it is \
        declared to conform to or inherit from what is needed. Here both types are known and unrelated. \
        Change one of the two types, declare the conformance, or provide the value under this name \
        elsewhere on the path. A member whose type is not known provides, and swiftc checks it.
        """,
        example: """
          protocol GameDependency: Dependency { var limit: Int { get } }
          final class RootComponent: BootstrapComponent {
            let limit = "three"
            var game: GameComponent { GameComponent(parent: self) }
          }
          """)
    case .effectMismatch:
      Explanation(
        "A member is `async` or throws where the requirement is not prepared for it.",
        """
        Whoever reads the requirement would have to `await` or `try`, and does not know. Let the \
        requirement say so as well (`{ get async throws }`), or provide the value without the effect.
        """,
        example: """
          protocol GameDependency: Dependency { var scores: any Scores { get } }
          final class RootComponent: BootstrapComponent {
            var scores: any Scores { get async { await load() } }
            var game: GameComponent { GameComponent(parent: self) }
          }
          """)
    case .isolationMismatch:
      Explanation(
        "A member belongs to a global actor, and the requirement can be read from elsewhere.",
        """
        Mark the requirement with the same actor (`@MainActor var window: Window { get }`), or provide the \
        value without isolation. A requirement that says nothing can be served from an actor when the \
        component that needs it belongs to that actor, or is created by one that does, and its dependency \
        is not `Sendable`; and when it is `async`.

        A `Sendable` dependency cannot be read from a component that belongs to no actor, because that is \
        not `Sendable` itself; and what a component of an actor has from its own dependency stays on that \
        actor. Let the parent belong to the main actor, or the dependency not be `Sendable`.

        A component of a module whose default isolation is `MainActor` belongs to the main actor, too, and \
        inherits from `MainActorComponent` or `MainActorBootstrapComponent`.

        What a protocol means that says nothing depends on the default isolation of its module. Bobbin has \
        it from the manifest, from `--default-isolation`, or from components of that module; where none of \
        them tells, as in a module of protocols alone in a package that uses `defaultIsolation` somewhere \
        and builds with the plugin, the fault is found by swiftc, in the generated code, below a comment \
        that names the requirement's protocol and the actor.
        """,
        example: """
          protocol GameDependency: Dependency { var window: Window { get } }
          final class GameComponent: Component<any GameDependency> {}
          final class RootComponent: BootstrapComponent {
            @MainActor lazy var window = Window()
            var game: GameComponent { GameComponent(parent: self) }
          }
          """)
    case .invisibleProvision:
      Explanation(
        "A member would fit but cannot be seen from the generated code.",
        """
        Generated code stands in a file of its own in the module that creates the child. `internal` is \
        visible enough there, `private` and `fileprivate` are not; where a module creates a child below a \
        component of another module, that component's members have to be `public` or `package`.
        """,
        example: """
          final class RootComponent: BootstrapComponent {
            private lazy var scores: any Scores = FileScores()
            var game: GameComponent { GameComponent(parent: self) }
          }
          """)
    case .ambiguousName:
      Explanation(
        "Several imported modules declare a component of this name.",
        """
        Write the module in front, as Swift wants it too: `Billing.DetailComponent(parent: self)`.
        """,
        example: """
          import Billing
          import Orders
          final class RootComponent: BootstrapComponent {
            var detail: Billing.DetailComponent { DetailComponent(parent: self) }
          }
          """)
    case .unknownParent:
      Explanation(
        "A component is created below something that is no component, or that cannot be told.",
        """
        The parent decides who provides what, so it has to be known from the source: `self` in a component, \
        or a parameter or property whose component type is written. Give a local constant its type, write \
        it behind other values (`scopes[0] as RootComponent`), and pass components as what they are, not as \
        protocols.
        """,
        example: """
          final class RootComponent: BootstrapComponent {
            func game() -> GameComponent {
              let scope = currentScope()
              return GameComponent(parent: scope)  // which component is `scope`?
            }
          }
          """)
    case .unknownProtocol:
      Explanation(
        "A dependency names a protocol that is not among the sources.",
        """
        What a component needs is read from source. The protocol's module has to be one of those Bobbin \
        reads: with the plugin the modules of your package and of packages that use Bobbin, by hand those \
        you list. Check the spelling and that the target depends on the module. To use a protocol of a \
        closed library, declare one of your own with the same members.
        """,
        example: """
          final class GameComponent: Component<any VendorKit.ScoreKeeping> {}
          """)
    case .unknownChild:
      Explanation(
        "It cannot be told which component is created, or whether it is one.",
        """
        Where `.init(parent: self)` stands, Swift infers the type, but Bobbin reads source before Swift \
        does. Write the component's name, or the type of the property or function around it. A component is \
        one only where its file imports Bobbin, itself or by way of a module that Bobbin reads.
        """,
        example: """
          final class RootComponent: BootstrapComponent {
            func open() { show(.init(parent: self)) }
          }
          """)
    case .unreachableScope:
      Explanation(
        "A module creates a child below a component of another module, and that component lacks something.",
        """
        A component passes on what it has not got itself, but only for children that its own module \
        creates: when another module adds one, the component's module is compiled already. So the component \
        has to provide everything, or its dependency protocol has to declare it.
        """,
        example: """
          // Module Core has HomeComponent, which neither has nor declares `clock`.
          // Module Advice:
          func advice(below home: HomeComponent) -> AdviceComponent { AdviceComponent(parent: home) }
          """)
    case .noInitialiser:
      Explanation(
        "A creation names arguments that no initialiser of the component takes.",
        """
        `C(parent: self, user: user)` calls a generated initialiser that mirrors the component's own \
        `init(dependency:user:)`. The labels have to be those of one of its initialisers, `parent` standing \
        for `dependency`; parameters with a default may be left out. A component that declares a designated \
        initialiser no longer has `init(dependency:)`.
        """,
        example: """
          final class GameComponent: Component<any GameDependency> {}
          final class RootComponent: BootstrapComponent {
            func game() -> GameComponent { GameComponent(parent: self, level: 3) }
          }
          """)
    case .ambiguousInitialiser:
      Explanation(
        "A service has several initialisers that `injecting:` could use.",
        """
        `Service(injecting: self)` uses the designated initialiser whose parameters the component, or its \
        dependency protocol, can fill together with the arguments of the call; of several the one that \
        takes all that the others take. Where there is none, Bobbin does not guess. Make the initialisers \
        that are not meant `convenience` or `private`, or call the one you mean yourself. When each of \
        them lacks something, provide what the right one takes or require it in the dependency protocol.
        """,
        example: """
          final class Screen {
            init(store: Store) {}
            init(cache: Cache) {}
          }
          final class RootComponent: BootstrapComponent {
            let store = Store(), cache = Cache()
            var screen: Screen { Screen(injecting: self) }
          }
          """)
    case .unsupportedInjection:
      Explanation(
        "`injecting:` stands where nothing can be wired.",
        """
        What is wired is a class, struct, actor or enumeration of the sources that code in another file \
        can extend: not `private`, not inside a function, and with all generic arguments written. A \
        component is created with `parent:` instead, because its dependency protocol says what it needs. \
        For a type of a closed library call the initialiser yourself.
        """,
        example: """
          final class RootComponent: BootstrapComponent {
            var game: GameComponent { GameComponent(injecting: self) }  // parent: self
          }
          """)
    case .unsupportedRequirement:
      Explanation(
        "A dependency protocol asks for something that a component cannot provide.",
        """
        Requirements are properties and functions of an instance. Associated types, subscripts, static \
        members, initialisers and functions with a variable number of arguments have no counterpart: \
        nothing could pass them on. Wrap them in an object and require that.
        """,
        example: """
          protocol GameDependency: Dependency { static var version: Int { get } }
          """)
    case .unsupportedComponent:
      Explanation(
        "Generated code cannot create this component.",
        """
        A component is created through an extension in another file. So it must not be `private` or stand \
        in a function; its dependency has to be a protocol, not a generic parameter or a concrete type; and \
        a bootstrap component has no parent.
        """,
        example: """
          private final class GameComponent: Component<any GameDependency> {}
          """)
    case .duplicateModule:
      Explanation(
        "Two modules have the same name.",
        """
        Modules are told apart by name. Look at the list of modules that Bobbin was given.
        """,
        example: """
          {"modules": [{"name": "Game", "sources": ["A"]}, {"name": "Game", "sources": ["B"]}]}
          """)
    case .cyclicModules:
      Explanation(
        "A module depends on itself through others.",
        """
        Modules are compiled from the bottom up, so their dependencies cannot form a circle. Look at the \
        list of modules that Bobbin was given.
        """,
        example: """
          {"modules": [{"name": "A", "sources": ["A"], "dependencies": ["B"]},
                       {"name": "B", "sources": ["B"], "dependencies": ["A"]}]}
          """)
    case .unusedComponent:
      Explanation(
        "Nothing creates this component.",
        """
        Neither `C(parent: …)` nor `C(dependency: …)` stands anywhere in the sources, and no other component \
        inherits from it. It is told only where all modules are read, as `bobbinc check` does.
        """,
        example: """
          final class GameComponent: Component<any GameDependency> {}  // and no GameComponent(…)
          """)
    case .unusedRequirement:
      Explanation(
        "A component requires something and neither reads it nor has a child that needs it.",
        """
        Everybody above has to provide it all the same. Remove it from the dependency protocol. A protocol \
        that several components share is told only if none of them reads the member.
        """,
        example: """
          protocol GameDependency: Dependency { var scores: any Scores { get } }
          final class GameComponent: Component<any GameDependency> {}  // no dependency.scores
          """)
    case .retainLoop:
      Explanation(
        "A component stores a child that keeps the component.",
        """
        A child keeps its provider, and the provider keeps the parent when it reads something from it. When \
        the parent stores the child, in a property, a collection or a `Shared` slot, neither is ever freed. \
        Make the property computed, keep the child in a `WeakShared`, or store what the child makes instead \
        of the child. A root that lives as long as the app may say so: `// bobbin:allow retain-loop`.
        """,
        example: """
          final class RootComponent: BootstrapComponent {
            let scores: any Scores = FileScores()
            lazy var game = GameComponent(parent: self)
          }
          """)
    case .endlessProvision:
      Explanation(
        "Members of a component are made from each other, in a circle.",
        """
        Whoever reads one of them never gets a value: the code calls itself until the stack is full, or \
        stops in a slot that is being filled. Let one of them take the other later, through a closure or \
        a weak reference.
        """,
        example: """
          final class RootComponent: BootstrapComponent {
            var cache: Cache { Cache(loader) }
            var loader: Loader { Loader(cache) }
          }
          """)
    case .cannotGather:
      Explanation(
        "A collection is to be gathered, and nothing can be put into it.",
        """
        `[any Plugin](gathering: self)` takes every property whose type is just `any Plugin`: of the \
        component, of its dependency protocol, and of the child components that it holds in properties. A \
        property that is declared as a class which conforms to `Plugin` is not meant, nor is a private one; \
        write the type. Where only `Array(gathering: self)` stands, the type has to be written around it. \
        Components that hold each other in many ways may also have more ways through them than can be walked.
        """,
        example: """
          final class RootComponent: BootstrapComponent {
            let sounds = SoundPlugin()  // of type SoundPlugin
            lazy var plugins = [any Plugin](gathering: self)
          }
          """)
    case .notGathered:
      Explanation(
        "Something that belongs to a collection, or may belong to it, is not gathered.",
        """
        A property without a written type may be of the type that is gathered; write its type. \
        What a child component of another module has is gathered if it is `public` or `package`, and so are \
        the properties on the way to it. Make it visible; or make it `private`, which says that it is not \
        meant. `// bobbin:allow not-gathered` on the line of the call silences all of them.
        """,
        example: """
          // Module Sound:
          public final class SoundComponent: Component<any SoundDependency> {
            var plugin: any Plugin { SoundPlugin() }  // internal
          }
          // Module App:
          final class RootComponent: BootstrapComponent {
            public var sound: SoundComponent { SoundComponent(parent: self) }
            lazy var plugins = [any Plugin](gathering: self)
          }
          """)
    case .undecidedProvider:
      Explanation(
        "A member provides a requirement, but its type was not read, and a scope farther up fits.",
        """
        The nearest scope that offers the name provides it. Where the type of its member is neither \
        written nor plain from the value, Bobbin takes the member and leaves the check to swiftc, which \
        would report a wrong type in the generated file. Because another scope certainly has the right \
        type, it is worth saying which one is meant: write the member's type, or rename it.
        """,
        example: """
          final class LoggedInComponent: Component<any LoggedInDependency> {
            lazy var session = makeSession()  // of which type?
            var game: GameComponent { GameComponent(parent: self) }  // needs session: Session
          }
          final class RootComponent: BootstrapComponent {
            let session = Session()
            var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
          }
          """)
    case .passedOver:
      Explanation(
        "A nearer scope has a member of the name but of another type, so a farther one provides.",
        """
        Name and type choose the provider. A member of an unrelated type is passed over, and the child \
        gets what a scope farther up has. If that is meant, rename the member; if not, change its type.
        """,
        example: """
          final class LoggedInComponent: Component<any LoggedInDependency> {
            let limit = "three"
            var game: GameComponent { GameComponent(parent: self) }  // needs limit: Int
          }
          final class RootComponent: BootstrapComponent {
            let limit = 3
            var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
          }
          """)
    case .unservedOptional:
      Explanation(
        "A requirement or parameter gets its default though a member nearly serves it.",
        """
        A requirement whose protocol extension gives `nil`, and a parameter with a default value, may stay \
        unprovided. Here a component has a member of that name, or nearly that name, which is not offered \
        because it is private or static, or because its type is another one. Let it serve, or rename it.
        """,
        example: """
          extension GameDependency { var tracker: Tracker? { nil } }
          final class RootComponent: BootstrapComponent {
            private let tracker = Tracker()
            var game: GameComponent { GameComponent(parent: self) }
          }
          """)
    case .syntax:
      Explanation(
        "A file that matters for wiring cannot be read.",
        """
        Bobbin reads the whole of Swift's grammar of declarations. What it cannot read is most likely no \
        Swift, and swiftc says more about it. Files without components, dependency protocols and creations \
        are left to swiftc altogether.
        """,
        example: """
          final class GameComponent: Component<any GameDependency> {
          """)
    }
  }
}
