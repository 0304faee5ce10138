extension DiagnosticGroup {
  /// One sentence on what the group is about, for readers who meet it for the first time.
  ///
  /// The article `Diagnostics.md` is written from these texts, and a test compares the two.
  package var summary: String { String(lines.first?.drop { $0 != ":" }.dropFirst(2) ?? "") }

  /// What causes the diagnostic, and what to do about it.
  package var explanation: String {
    lines.dropFirst().prefix { !$0.hasPrefix("# ") }.joined(separator: "\n")
  }

  /// The lines from the group's name on; the summary is in the same line.
  private var lines: ArraySlice<Substring> {
    Self.texts.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("# \(rawValue): ") }
  }

  /// For each group its name with the summary, and the explanation.
  private static let texts = """
    # missing-requirement: A component needs something that no component above it provides.
    Bobbin looks for a member with the requirement's name and a fitting type, from the component \
    that creates the child up to the root. The notes show the path and what nearly fits. Add what \
    is missing to the component whose lifetime it should share: an object in the root lives as \
    long as the app, one in a logged-in scope as long as the login.

    If a module creates a child below a component of another module, that component has to provide \
    everything the child needs, or declare it in its dependency protocol.

    A member that is declared in one branch of an `#if` has to be declared in every branch, or \
    outside. If a component farther up is to provide it in some builds, forward it there: `#else var \
    limit: Int { dependency.limit }`. A parameter with a default, and an optional requirement with \
    the default `nil` below a root, may do without it in the other builds.
    # type-mismatch: A member has the right name but the wrong type.
    A type fits if it is the same type, even if it is spelled differently, if it is `T` and the \
    requirement's type is `T?`, or if it is declared to conform to the required type or to inherit \
    from it. Here both types are known and unrelated. Change one of them, declare the conformance, \
    or provide the value under this name elsewhere on the path.
    # effect-mismatch: A member is `async` or throws, and the requirement does not say so.
    Declare the effect in the requirement as well (`{ get async throws }`), or provide the value \
    without the effect.
    # isolation-mismatch: A member belongs to a global actor, and the requirement can be read \
    from elsewhere.
    Mark the requirement with the same actor (`@MainActor var window: Window { get }`), or provide \
    a nonisolated value. A value on an actor can provide a nonisolated requirement in two cases: if \
    the requirement is `async`; or if the component that needs it belongs to that actor, or is created \
    by one that does, and the dependency of that component is not `Sendable`.

    A nonisolated component is not `Sendable`, so a `Sendable` dependency cannot read from it. And \
    what a component on an actor gets from its own dependency stays on that actor. In both cases \
    let the parent belong to the actor, or do not make the dependency `Sendable`.

    In a module whose default isolation is `MainActor`, components belong to the main actor and \
    inherit from `MainActorComponent` or `MainActorBootstrapComponent`.

    The isolation of a protocol that does not mention it depends on the default isolation of its \
    module, which Bobbin takes from the manifest, from `--default-isolation`, or from the module's \
    components. If none of these shows it, the Swift compiler finds the fault in the generated code.
    # invisible-provision: A member would fit, but generated code cannot see it.
    Generated code is in a file of its own, in the module that creates the child. There it can use \
    `internal` members, but not `private` or `fileprivate` ones. If a module creates a child below \
    a component of another module, that component's members have to be `public`, or `package` in \
    the same package.
    # unknown-parent: The parent of a component is not a component, or its type cannot be read.
    The parent decides what the child gets, so the source has to show its type: `self` in a \
    component, or a parameter, a property or a global in the same file whose declared type is a \
    component. If the value of a local constant does not show its type, write the type. Cast other \
    expressions (`scopes[0] as RootComponent`). Declare components with their own type, not as a \
    protocol.
    # unknown-protocol: A dependency names a protocol that is not among the sources.
    Bobbin reads what a component needs from source, so it has to read the protocol's module. With \
    the plugin these are the modules of your package, of local packages, and of packages of which a \
    target depends on Bobbin. Check the spelling, and that the target depends on the module. To use \
    a protocol of a closed library, declare one of your own with the same members.
    # unknown-child: The source does not show which component is created, or whether it is one.
    Write the component's name, or the type of the property or function around the call; inside a \
    closure, write the name. Also check that the component's file imports Bobbin, directly or \
    through a module that Bobbin reads. If the call creates something of another library, which \
    Bobbin does not read, write the type that the initializer takes: `Node(parent: self as \
    AnyObject)`.
    # no-initializer: A call has arguments that no initializer of the component takes.
    `C(parent: self, user: user)` calls a generated initializer that mirrors the component's own \
    `init(dependency:user:)`. Except for `parent`, which replaces `dependency`, the labels have to \
    be those of one of the component's initializers. Parameters with a default may be left out. A \
    component that declares a designated initializer no longer has `init(dependency:)`.
    # ambiguous-initializer: A type has several initializers that `injecting:` could use.
    `Service(injecting: self)` uses the designated initializer whose parameters the component or \
    its dependency protocol can fill, together with the arguments of the call. Of several, it uses \
    the one that takes everything the others take. If there is none, Bobbin does not guess. Make \
    the others `convenience` or `private`, call the one you mean yourself, or let the component \
    provide or require what it takes.
    # unsupported-injection: `injecting:` is used where nothing can be filled.
    Bobbin fills the initializers of classes, structs, actors and enumerations whose source it \
    reads and that another file can extend, so the type must be neither `private` nor inside a \
    function. If the initializer's parameters depend on generic arguments, write these, or pass what \
    depends on them. A component is created with `parent:` instead. For a type of a closed library, \
    call the initializer yourself.
    # unsupported-requirement: A dependency protocol requires something that a component cannot \
    provide.
    Requirements are properties and functions of an instance. Associated types, subscripts, static \
    members, initializers and variadic functions cannot be forwarded. Wrap them in an object and \
    require the object.
    # unsupported-component: Generated code cannot create this component.
    A component is created through an extension in another file, so it must be neither `private` \
    nor local to a function, and in each build it must be declared only once. Its dependency has \
    to be a protocol, not a generic parameter or a concrete type. It has to be the same protocol \
    in all builds, and a superclass that is a component has to be the same one. A bootstrap \
    component has no parent.
    # duplicate-module: Two modules have the same name.
    Bobbin identifies modules by name. Check the list of modules that it was given.
    # unused-component: Nothing creates this component.
    The sources contain neither `C(parent: …)` nor `C(dependency: …)`, and no other component \
    inherits from it. Bobbin reports this only if it reads all modules, as `check` does.
    # unused-requirement: A component requires something that neither it nor anything it creates \
    uses.
    Everything above still has to provide it. Remove it from the dependency protocol, or, if \
    `injecting:` should pass it, give it the name of the parameter. If several components share the \
    protocol, the requirement is reported only if none of them reads it. If other modules can see \
    the protocol, it is reported only if all modules are read, as by `check`. A plain protocol that \
    the dependency protocol inherits may be used in part.
    # retain-loop: A component stores a child or a service that keeps the component alive.
    A child keeps its provider, and the provider keeps the parent if it reads anything from it. A \
    service keeps a component through a closure that uses it, or through an object that keeps it. If \
    the component stores such a child or service, in a property, a collection or a `Shared` slot, \
    none of them is ever freed. The values of properties are checked, not what functions assign. Make \
    the property computed, keep the object in a `WeakShared` slot, or store what a child makes instead \
    of the child. If a root is meant to live as long as the app, write `// bobbin:allow retain-loop` \
    on the line.
    # new-at-each-read: What a child stores is passed on, and the child is new at each read.
    A computed property that creates a child creates a new one each time it is read, with new \
    objects in its stored properties. A member such as `var session: Session { core.session }` then \
    is another session for each service and component that takes it. Store the child in a `lazy \
    var`, or store the object in the parent. If each is to have its own, create the child in the \
    member: `CoreComponent(parent: self).session`.
    # unguarded-lazy: A `Sendable` component has a `lazy var`.
    Any thread may read from a component that is `@unchecked Sendable`, and Swift does not lock a `lazy \
    var`: two threads that read it for the first time create two objects, and one of them is lost. \
    A `Shared` slot has a lock. If something else makes sure that only one thread reads it at first, \
    write `// bobbin:allow unguarded-lazy` on the line.
    # endless-provision: Services need each other to be created.
    Each is created with the other, so the program overflows its stack when one of them is first \
    used. Let one of them get the other later: set a weak property after both exist, or take a \
    closure, `() -> Player`. Bobbin follows what `injecting:` and `gathering:` read in one \
    component, not code that calls an initializer itself or returns another member. If the call is \
    in a closure that runs later, write `// bobbin:allow endless-provision` on the member's line.
    # cannot-gather: A collection cannot be gathered, for example because it would be empty.
    `[any Plugin](gathering: self)` takes every property whose declared type is exactly `any \
    Plugin`: of the component, of its dependency protocol, and of the child components that it \
    holds in properties. It takes neither properties of a class that conforms to `Plugin` nor \
    private ones; write the type. For `Array(gathering: self)` the type has to be written around \
    the call. The error is also reported if components hold each other in too many ways to follow \
    them all.
    # not-gathered: A member may belong to a collection, and is left out.
    A member in a child component of another module is gathered if it is visible there, \
    and so are the properties that lead to it. Make it visible, or make it `private` to show that \
    it does not belong. A member whose type is not known might belong too, and so might one of the \
    component itself whose type conforms to the element's; write its type. \
    `// bobbin:allow not-gathered` on the line that a warning is about silences it.
    # undecided-provider: A member of unknown type provides, although a component farther up \
    certainly fits.
    The nearest component that has the member provides it. If the member's type is neither \
    written nor shown by its value, Bobbin uses it and lets the Swift compiler check the generated \
    line. Since another component certainly has the right type, say which one you mean: write the \
    member's type, or rename it.
    # passed-over: A nearer member or argument of this name is not used.
    If a nearer member has an unrelated type or kind, or is private, the child gets what a component \
    farther up has. If that is what you mean, rename the member; if not, change its type or make it \
    internal. There are three other cases. A child that a superclass creates gets only what the \
    superclass has, not a member that a subclass adds. A function or computed property that creates \
    the component that needs it does not provide for its own calls. And a value of the code around \
    the call, such as an argument or a local constant, has to be passed: `Model(injecting: self, id: \
    id)`. What a component requires cannot be passed; let its initializer take it instead.
    # unserved-optional: A requirement or parameter gets its default, or a shorter initializer is \
    called, although a member nearly fits; or `injecting:` fills nothing.
    A requirement whose protocol extension returns `nil`, and a parameter with a default value, \
    may stay unprovided; and of two initializers the one that takes less may be called. Here a \
    component has a member of that name, or nearly that name, which is not used because it is \
    private or static or has another type. Make it fit, or rename it. For a parameter it may also be \
    a member of a component farther up, which is used only if the dependency protocols in between \
    require it. Or the initializer takes nothing, as in a type whose properties still ask a \
    container; let it take what it needs.
    # syntax: A file that matters for wiring cannot be read.
    Bobbin reads all of Swift's grammar of declarations. What it cannot read is most likely not \
    Swift, and the Swift compiler says more about it. Files that contain no component, no dependency \
    protocol and no wiring call are left to the Swift compiler.
    """
}
