import BobbinSyntax

/// A class that lets a test build components without their parents.
///
/// It stores the arguments of its initialiser, all of them optional, and serves a requirement from
/// them, or else from the object that it overrides. Otherwise it stops the program and names the
/// place where the stub was made, because something has to be added there.
struct Stub {
  let name: String
  /// The components that can be built from it.
  let components: [String]
  let availability: [String]
  /// `@MainActor` or `nonisolated`.
  let isolation: String?
  let conformances: [String]
  /// What another object for the same components is, if there is something to override.
  let base: Base?
  let members: [StubMember]
  let names: Names
  /// Why no object can be one, if none can.
  let fault: String?
  let writer: Writer

  /// The type of the object that a stub overrides.
  struct Base {
    let type: String
    /// The upstream protocol that the object may conform to as well.
    let upstream: String?
    /// The argument label in front of it.
    let label: String
  }

  /// The names of the stub's own members, none of which is that of a requirement.
  struct Names {
    let base, upstream, file, line, missing: String

    init(avoiding taken: Set<String>) {
      base = "base".avoiding(taken)
      upstream = "upstream".avoiding(taken)
      file = "file".avoiding(taken)
      line = "line".avoiding(taken)
      missing = "missing".avoiding(taken)
    }
  }

  func write() {
    if let fault, let base { return impossible(fault, base) }
    writer.line("/// Stands in for a parent of \(Self.list(components)).")
    let ungiven = members.filter { $0.given == nil }.map(\.shownName)
    if !ungiven.isEmpty {
      writer.line("///")
      writer.line("/// A subclass overrides what no argument can be: \(Self.list(ungiven)).")
    }
    writer.lines(availability)
    // An attribute has a line of its own, a modifier has not.
    let isAttribute = isolation?.hasPrefix("@") ?? false
    if let isolation, isAttribute { writer.line(isolation) }
    let modifier = isAttribute ? "" : isolation.map { $0 + " " } ?? ""
    // Some requirements cannot be given as a value or closure, so a subclass must be possible.
    let head = "\(modifier)\(ungiven.isEmpty ? "final class" : "class") \(name)"
    let list = conformances.joined(separator: ", ")
    writer.block(list.isEmpty ? head : "\(head): \(list)") {
      guard let base else { return writer.line("init() {}") }
      storage(base)
      writer.line()
      initialiser(base)
      var wasLong = true
      for member in members {
        let isLong = self.isLong(member)
        if isLong || wasLong { writer.line() }
        wasLong = isLong
        writer.conditional(member.conditions) { self.member(member) }
      }
      writer.line()
      missing()
    }
  }

  /// A function in place of the class: calling it is well-formed, so swiftc shows only this
  /// message.
  private func impossible(_ fault: String, _ base: Base) {
    writer.lines(availability)
    writer.unavailable(fault)
    writer.list("func \(name)", parameters(base), " -> \(base.type) {")
    writer.indented { writer.line("fatalError()") }
    writer.line("}")
  }

  /// The first few names; they say enough.
  private static func list(_ names: [String]) -> String {
    let few = names.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return few + (names.count > 3 ? " and others" : "")
  }

  private func storage(_ base: Base) {
    writer.line("private let \(names.base): (\(base.type))?")
    if let upstream = base.upstream {
      writer.line("private let \(names.upstream): (any \(upstream))?")
    }
    for member in members {
      guard let given = member.given else { continue }
      let word = member.need.member.isSettable ? "var" : "let"
      writer.line("private \(word) \(given.storage): \(given.type)")
    }
    writer.line("private let \(names.file): StaticString")
    writer.line("private let \(names.line): UInt")
  }

  private func initialiser(_ base: Base) {
    let given = members.compactMap(\.given)
    let place = ["\(names.file): StaticString = #fileID", "\(names.line): UInt = #line"]
    writer.list("init", parameters(base) + place, " {")
    writer.indented {
      writer.line("self.\(names.base) = \(names.base)")
      if let upstream = base.upstream {
        writer.line("self.\(names.upstream) = \(names.base) as? any \(upstream)")
      }
      for given in given {
        writer.line("self.\(given.storage) = \(given.parameter.quotedIfReserved)")
      }
      writer.line("self.\(names.file) = \(names.file)")
      writer.line("self.\(names.line) = \(names.line)")
    }
    writer.line("}")
  }

  /// The parameters: an object to override, and a value for each requirement.
  private func parameters(_ base: Base) -> [String] {
    ["\(base.label) \(names.base): (\(base.type))? = nil"]
      + members.compactMap(\.given)
      .map { "\($0.parameter.quotedIfReserved): \($0.type) = nil" }
  }

  private func missing() {
    let head =
      "private func \(names.missing)<Value: ~Copyable>(_ requirement: String) -> sending Value"
    writer.block(head) {
      // Not a precondition, whose message an optimised build leaves out.
      writer.list(
        "fatalError",
        [
          "\"\(name) was given no '\\(requirement)'\"", "file: \(names.file)",
          "line: \(names.line)",
        ], "")
    }
  }

  // MARK: Members

  /// Whether a member takes more than a line.
  private func isLong(_ plan: StubMember) -> Bool {
    if case .closure = plan.kind { return true }
    let line = "  \(plan.head) { \(value(plan).joined(separator: " ?? ")) }"
    return plan.need.member.isSettable || !plan.conditions.isEmpty || line.count > Writer.width
  }

  private func member(_ plan: StubMember) {
    writer.lines(plan.availability)
    if plan.need.member.isFunction {
      writer.block(plan.head) { steps(plan) }
    } else if case .closure = plan.kind {
      writer.block(plan.head) {
        writer.block("get\(plan.effects)") { steps(plan) }
      }
    } else if plan.need.member.isSettable {
      writer.block(plan.head) {
        short("get", value(plan))
        setter(plan)
      }
    } else {
      short(plan.head, value(plan))
    }
  }

  /// Writes a head and a chain of values in braces, on as few lines as possible.
  private func short(_ head: String, _ values: [String]) {
    let chain = values.joined(separator: " ?? ")
    guard !writer.fits(chain, indentedBy: 1) else {
      writer.short(head, chain)
      return
    }
    writer.block(head) {
      writer.line(values[0])
      writer.indented {
        for value in values.dropFirst() { writer.line("?? " + value) }
      }
    }
  }

  /// The given value, the other object's, and none: the first that exists counts.
  private func value(_ plan: StubMember) -> [String] {
    let base = "\(plan.holder)?\(plan.access)"
    let last = plan.kind == .optional ? [] : [missing(plan)]
    return [plan.given?.storage].compactMap(\.self) + [base] + last
  }

  private func missing(_ plan: StubMember) -> String {
    "\(names.missing)(\"\(plan.shownName)\")"
  }

  /// The same as statements, because `??` cannot be followed by a call with effects.
  private func steps(_ plan: StubMember) {
    if let given = plan.given {
      writer.line("if let \(given.storage) { return \(plan.call) }")
    }
    writer.line(
      "if let \(plan.holder) { return \(plan.need.member.effects.callPrefix)\(plan.holder)\(plan.access) }"
    )
    let isOptional = plan.kind == .closure(isOptional: true)
    writer.line("return \(isOptional ? "nil" : missing(plan))")
  }

  private func setter(_ plan: StubMember) {
    let base = "\(plan.holder)\(plan.access) = newValue"
    let none = missing(plan)
    switch (plan.given?.storage, plan.setsBase) {
    case (let storage?, true):
      writer.block("set") {
        writer.line("if \(storage) == nil, let \(plan.holder) {")
        writer.indented { writer.line(base) }
        writer.line("} else {")
        writer.indented { writer.line("\(storage) = newValue") }
        writer.line("}")
      }
    case (let storage?, false):
      writer.short("set", "\(storage) = newValue")
    case (nil, true):
      writer.block("set") {
        writer.line("guard let \(plan.holder) else { return \(none) }")
        writer.line(base)
      }
    case (nil, false):
      writer.short("set", "return \(none)")
    }
  }
}

extension Generator {
  /// Writes a stub.
  ///
  /// If a protocol requires what no object can have, using it is an error that says
  /// so.
  ///
  /// A requirement becomes a parameter of its own name: a value, or a closure for a function and
  /// for what is `async` or throws. Functions with one name get their labels too, `screenFor` and
  /// `screenNamed`.
  mutating func stub(_ subject: StubSubject) {
    let id = subject.components[0]
    let asked = program.inherited(by: program[id].dependency.map(\.type.canonical))
      .compactMap(program.table.type)
    let fault = asked.compactMap { program.impossible[$0] }.first
    let open = asked.flatMap { program.table[$0].declaration.nested }
      .filter { $0.kind == .associatedtype }.map(\.name)
    let seesUpstream =
      graph.upstreamOwner(of: id).map {
        upstreamAccess(of: $0) > .internal || renderer.opens(program[$0].module)
      } ?? false
    // An associated type cannot be named outside its protocol.
    let needs = graph.needs(of: id).filter { need in
      (need.isOwn || seesUpstream) && !open.contains(where: need.member.mentions)
    }
    let upstream = seesUpstream ? graph.upstreamOwner(of: id).map(program.nominal) : nil
    if let owner = graph.upstreamOwner(of: id), seesUpstream {
      imports.add([importOfUpstream(of: owner)])
    }
    for type in program[id].dependency { imports.add(type.type.imports) }
    for need in needs {
      imports.add(need.member.imports)
      imports.add([NeededImport(module: need.member.module)])
    }

    let frame = stubFrame(of: needs, of: subject)
    let members = needs.map { stubMember($0, in: frame) }
    var conformances = upstream == nil ? protocols(of: id) : self.conformances(of: id)
    conformances.removeAll { ["AnyObject", "Any", "Sendable"].contains($0) }
    if frame.isOfMainActor { conformances = conformances.map { "@MainActor " + $0 } }
    if frame.isSendable { conformances.append("@unchecked Sendable") }
    let isIsolated = members.contains(where: \.isIsolated)
    let base = Stub.Base(
      type: "any \(protocols(of: id).joined(separator: " & "))",
      upstream: needs.contains { !$0.isOwn } ? upstream.map(renderer.renderUpstream) : nil,
      label: "overriding".avoiding(Set(frame.parameters.values)))
    let stub = Stub(
      name: subject.name,
      components: subject.components.map { program.nominal($0).qualifiedName },
      availability: frame.availability.attributes,
      isolation: frame.isOfMainActor ? "@MainActor" : isIsolated ? "nonisolated" : nil,
      conformances: conformances, base: members.isEmpty && fault == nil ? nil : base,
      members: members, names: frame.names, fault: fault, writer: writer)
    writer.mark(subject.name)
    writer.conditional(frame.conditions, stub.write)
  }
}

extension Member {
  /// Whether a name occurs in its types.
  fileprivate func mentions(_ name: String) -> Bool {
    key.types.contains { type in
      type.contains {
        if case .named(let names) = $0 { names.contains { $0.text == name } } else { false }
      }
    }
  }
}
