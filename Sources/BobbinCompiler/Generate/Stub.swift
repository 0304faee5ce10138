import BobbinSyntax

/// A class that lets a test build components without their parents.
///
/// It stores the arguments of its initializer, all of them optional, and serves a requirement from
/// them, or else from the object that it overrides. Otherwise it stops the program and names the
/// place where the stub was made, because something has to be added there.
///
/// A requirement becomes a parameter of its own name: a value, or a closure for a function and for
/// what is `async` or throws. Functions with one name get their labels too, `screenFor` and
/// `screenNamed`. A subclass overrides what neither a value nor a closure can provide.
struct Stub {
  let subject: StubSubject
  let generator: Generator
  /// The requirements that it provides, with forwarded ones if the module sees their protocol.
  let needs: [Requirement]
  /// The component with that protocol.
  let owner: ComponentID?
  let conditions: Condition
  let availability: Availability
  let isSendable: Bool
  let isOfMainActor: Bool
  let conformances: [String]
  /// The type of the object that it overrides.
  let base: String
  /// The names of the requirements and of their arguments.
  let taken: Set<String>

  var writer: Writer { generator.writer }

  init(_ subject: StubSubject, in generator: Generator) {
    (self.subject, self.generator) = (subject, generator)
    let (graph, program) = (generator.graph, generator.program)
    let components = subject.components.map { program[$0] }
    let owner = graph.upstreamOwner(of: components[0].id).flatMap {
      let least = program.table.leastAccess(in: program[$0].module, for: generator.module)
      return generator.upstreamAccess(of: $0) >= least ? $0 : nil
    }
    self.owner = owner
    needs = graph.needs(of: components[0].id).filter { $0.isDeclared || owner != nil }
    let protocols = program.protocols(of: components[0]).map { program.table[$0] }
    // A stub for several components exists under the conditions of their protocol.
    let ids = subject.components.count == 1 ? subject.components : []
    conditions = (ids.map(program.nominal) + protocols).map(\.conditions)
      .reduce(Condition()) { $0.adding($1) }
    // A class could not conform to protocols that are not available.
    availability = protocols.map { program.table.availability(of: $0.id) }
      .reduce(Availability()) { $0.adding($1) }
    isSendable = components[0].inherits(from: ["Sendable"])
    // The conformance is on the main actor, like a provider's; a `Sendable` one cannot be.
    isOfMainActor = components.allSatisfy {
      $0.isolation.actor == Isolation.mainActor.actor
        && !$0.inherits(from: Program.markersAgainstIsolation)
    }
    let own = generator.protocols(of: components[0].id)
    let all = owner == nil ? own : generator.conformances(of: components[0].id)
    let actor = isOfMainActor ? "@MainActor " : ""
    conformances =
      all.filter { !["AnyObject", "Any", "Sendable"].contains($0) }.map { actor + $0 }
      + (isSendable ? ["@unchecked Sendable"] : [])
    base = "any \(own.joined(separator: " & "))"
    taken = Set(needs.flatMap { [$0.name] + $0.member.parameters.argumentNames })
  }

  /// A name for one of the stub's own members that no requirement has.
  func own(_ name: String) -> String { name.avoiding(taken) }

  func write() {
    writer.line("/// Stands in for a parent of \(generator.summary(of: subject.components)).")
    writer.lines(availability.attributes)
    let members = zip(needs, parameters).map(member)
    let given = members.compactMap(\.given)
    if isOfMainActor { writer.line("@MainActor") }
    let followsActor = generator.program.followsActor(subject.components[0])
    // A subclass overrides what cannot be given as a value or closure, on its module's default actor.
    let isOpen = given.count < members.count
    let isOffDefault =
      !isOpen && !followsActor
      && generator.program.needsNonisolatedModifier(.nonisolated, in: generator.module)
    let isNonisolated =
      !isOfMainActor
      && (isOffDefault
        || needs.map(\.member).contains {
          !attributes(of: $0).isEmpty || $0.isolation.isNonisolated && followsActor
        })
    let modifier = (isNonisolated ? "nonisolated " : "") + (isOpen ? "" : "final ")
    let head = "\(modifier)class \(subject.name.quotedIfRaw)"
    let list = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    writer.block(head + list) {
      guard !members.isEmpty else { return writer.line("init() {}") }
      write(given)
      writer.members(members.map(\.member))
      writer.line()
      let head = "private func \(own("missing"))<Value: ~Copyable>(_ requirement: String)"
      writer.block("\(head) -> sending Value") {
        let message = "\"\(subject.name) was given no '\\(requirement)'\""
        // Not a precondition, whose message an optimized build leaves out.
        writer.list("fatalError(", [message, "file: \(own("file"))", "line: \(own("line"))"], ")")
      }
    }
  }

  /// Writes what it stores: the object to override, which may conform to the upstream protocol, what
  /// is given for requirements, and the place where it is made.
  private func write(_ given: [StoredProperty]) {
    let (object, file, line) = (own("base"), own("file"), own("line"))
    var stored: [StoredProperty] = [("let", object, "(\(base))?", object)]
    if let owner {
      let upstream = generator.renderer.renderUpstream(generator.program.nominal(owner))
      let value = "\(object) as? any \(upstream)"
      stored.append(("let", own("upstream"), "(any \(upstream))?", value))
    }
    stored += given + [("let", file, "StaticString", file), ("let", line, "UInt", line)]
    let label = "overriding".avoiding(Set(given.map(\.value)))
    writer.storage(
      stored,
      setBy: ["\(label) \(object): (\(base))? = nil"]
        + given.map { "\($0.value): \($0.type) = nil" }
        + ["\(file): StaticString = #fileID", "\(line): UInt = #line"])
  }
}

extension Generator {
  mutating func stub(_ subject: StubSubject) {
    let stub = Stub(subject, in: self)
    writer.section(subject.name, under: stub.conditions) {
      if let owner = stub.owner { imports.add([NeededImport(module: program[owner].module)]) }
      for type in program[subject.components[0]].dependency { imports.add(type.imports) }
      for member in stub.needs.map(\.member) {
        imports.add([NeededImport(module: member.module)] + member.imports)
      }
      stub.write()
    }
  }
}
