import BobbinSyntax

/// A class that lets a test build components without their parents.
///
/// It stores the arguments of its initializer, all of them optional, and serves a requirement from
/// them, or else from the object that it overrides. Otherwise it stops the program and names the
/// place where the stub was made, because something has to be added there.
///
/// A requirement becomes a parameter of its own name: a value, or a closure for a function and for
/// what is `async` or throws. Functions with one name get their labels too, `screenFor` and
/// `screenNamed`. What neither can stand for, a subclass overrides.
struct Stub {
  let subject: StubSubject
  let generator: Generator
  private(set) var members: [StubMember] = []
  let conditions: Condition
  let availability: Availability
  let isSendable: Bool
  let isOfMainActor: Bool
  /// The type of the object that it overrides.
  let base: String
  /// The upstream protocol that the object may conform to as well.
  let upstream: String?
  let conformances: [String]
  /// The names of the requirements and of their arguments.
  let taken: Set<String>
  /// The names of the stub's own members, none of which is that of a requirement.
  let names: (base: String, upstream: String, file: String, line: String, missing: String)

  var writer: Writer { generator.writer }

  init(
    _ subject: StubSubject, _ needs: [Requirement], upstream: Nominal?, in generator: Generator
  ) {
    self.subject = subject
    self.generator = generator
    let program = generator.program
    let components = subject.components.map { program[$0] }
    let protocols = components[0].dependency.compactMap(\.id).map { program.table[$0] }
    // A stub for several components exists under the conditions of their protocol.
    let ids = subject.components.count == 1 ? subject.components : []
    conditions = (ids.map(program.nominal) + protocols).map(\.conditions)
      .reduce(Condition()) { $0.adding($1) }
    // A class could not conform to protocols that are not available.
    availability = protocols.map { program.table.availability(of: $0.id) }
      .reduce(Availability()) { $0.and($1) }
    isSendable = components[0].inherits(from: ["Sendable"])
    // The conformance belongs to the main actor as a provider's does; a `Sendable` one cannot.
    isOfMainActor = components.allSatisfy {
      $0.isolation.actor == Isolation.mainActor.actor
        && !$0.inherits(from: Program.markersAgainstIsolation)
    }
    let own = generator.protocols(of: components[0].id)
    base = "any \(own.joined(separator: " & "))"
    self.upstream =
      needs.allSatisfy(\.isOwn) ? nil : upstream.map(generator.renderer.renderUpstream)
    let all = upstream == nil ? own : generator.conformances(of: components[0].id)
    let actor = isOfMainActor ? "@MainActor " : ""
    conformances =
      all.filter { !["AnyObject", "Any", "Sendable"].contains($0) }.map { actor + $0 }
      + (isSendable ? ["@unchecked Sendable"] : [])
    let taken = Set(needs.flatMap { [$0.name] + $0.member.argumentNames })
    self.taken = taken
    names = (
      "base".avoiding(taken), "upstream".avoiding(taken), "file".avoiding(taken),
      "line".avoiding(taken), "missing".avoiding(taken)
    )
    members = self.members(needs)
  }

  func write() {
    writer.line("/// Stands in for a parent of \(generator.few(subject.components)).")
    writer.lines(availability.attributes)
    var modifier = ""
    if isOfMainActor {
      writer.line("@MainActor")
    } else if members.contains(where: { !$0.attributes.isEmpty }) {
      modifier = "nonisolated "
    }
    // A subclass overrides what cannot be given as a value or closure.
    let isOpen = members.contains { $0.parameter == nil }
    let head = "\(modifier)\(isOpen ? "class" : "final class") \(subject.name)"
    let list = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    writer.block(head + list) {
      guard !members.isEmpty else { return writer.line("init() {}") }
      let place = ["\(names.file): StaticString = #fileID", "\(names.line): UInt = #line"]
      writer.storage(storage, setBy: parameters + place)
      writer.members(members.map(generated))
      writer.line()
      missing()
    }
  }

  private var storage: [StoredProperty] {
    var all: [StoredProperty] = [("let", names.base, "(\(base))?", names.base)]
    if let upstream {
      let value = "\(names.base) as? any \(upstream)"
      all.append(("let", names.upstream, "(any \(upstream))?", value))
    }
    for member in members {
      guard let parameter = member.parameter?.quotedIfReserved else { continue }
      let word = member.need.member.isSettable ? "var" : "let"
      all.append((word, member.storage, member.type, parameter))
    }
    all.append(("let", names.file, "StaticString", names.file))
    all.append(("let", names.line, "UInt", names.line))
    return all
  }

  /// The parameters: an object to override, and a value for each requirement.
  private var parameters: [String] {
    let label = "overriding".avoiding(Set(members.compactMap(\.parameter)))
    return ["\(label) \(names.base): (\(base))? = nil"]
      + members.compactMap { member in
        member.parameter.map { "\($0.quotedIfReserved): \(member.type) = nil" }
      }
  }

  private func missing() {
    let head =
      "private func \(names.missing)<Value: ~Copyable>(_ requirement: String) -> sending Value"
    writer.block(head) {
      // Not a precondition, whose message an optimized build leaves out.
      writer.list(
        "fatalError(",
        [
          "\"\(subject.name) was given no '\\(requirement)'\"", "file: \(names.file)",
          "line: \(names.line)",
        ], ")")
    }
  }
}

extension Generator {
  mutating func stub(_ subject: StubSubject) {
    let id = subject.components[0]
    let owner = graph.upstreamOwner(of: id).flatMap {
      upstreamAccess(of: $0) > .internal || renderer.opens(program[$0].module) ? $0 : nil
    }
    let needs = graph.needs(of: id).filter { $0.isOwn || owner != nil }
    let stub = Stub(subject, needs, upstream: owner.map(program.nominal), in: self)
    writer.mark(subject.name)
    writer.conditional(stub.conditions) {
      if let owner { imports.add([NeededImport(module: program.nominal(owner).module)]) }
      for type in program[id].dependency { imports.add(type.type.imports) }
      for need in needs {
        imports.add(need.member.imports)
        imports.add([NeededImport(module: need.member.module)])
      }
      stub.write()
    }
  }
}
