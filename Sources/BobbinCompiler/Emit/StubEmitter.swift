import BobbinSyntax

/// Lays stubs out: the last part of a generated file.
///
/// A stub serves a requirement from its arguments, or else from the object that it overrides.
/// Otherwise it stops the program and names the place where the stub was made, because something
/// has to be added there.
struct StubEmitter {
  private let plan: StubPlan
  private var names: StubPlan.Names { plan.names }

  static func emit(_ plan: StubPlan, _ writer: inout Writer) {
    let emitter = StubEmitter(plan: plan)
    writer.line()
    writer.line("// MARK: - \(plan.name)")
    writer.line()
    writer.conditional(plan.conditions, emitter.stub)
  }

  private func stub(_ writer: inout Writer) {
    if let fault = plan.fault, let base = plan.base {
      impossible(fault, base, &writer)
      return
    }
    writer.line("/// Stands in for a parent of \(Self.list(plan.components)).")
    let ungiven = plan.members.filter { $0.given == nil }.map(\.shownName)
    if !ungiven.isEmpty {
      writer.line("///")
      writer.line("/// A subclass overrides what no argument can be: \(Self.list(ungiven)).")
    }
    for attribute in plan.attributes { writer.line(attribute) }
    // An attribute has a line of its own, a modifier has not.
    let isAttribute = plan.isolation?.hasPrefix("@") ?? false
    if let attribute = plan.isolation, isAttribute { writer.line(attribute) }
    let modifier = isAttribute ? "" : plan.isolation.map { $0 + " " } ?? ""
    let kind = plan.isFinal ? "final class" : "class"
    let head = "\(modifier)\(kind) \(plan.name)"
    let conformances = plan.conformances.joined(separator: ", ")
    writer.block(conformances.isEmpty ? head : "\(head): \(conformances)") { writer in
      guard let base = plan.base else {
        writer.line("init() {}")
        return
      }
      storage(base, &writer)
      writer.line()
      initialiser(base, &writer)
      var wasLong = true
      for member in plan.members {
        let isLong = self.isLong(member)
        if isLong || wasLong { writer.line() }
        wasLong = isLong
        writer.conditional(member.member.conditions) { self.member(member, &$0) }
      }
      writer.line()
      missing(&writer)
    }
  }

  /// A function in place of the class: calling it is well-formed, so swiftc shows only this
  /// message.
  private func impossible(_ fault: String, _ base: StubPlan.Base, _ writer: inout Writer) {
    for attribute in plan.attributes { writer.line(attribute) }
    writer.unavailable(fault)
    writer.list("func \(plan.name)", parameters(base), " -> \(base.type) {")
    writer.indented { $0.line("fatalError()") }
    writer.line("}")
  }

  /// The first few names; they say enough.
  private static func list(_ names: [String]) -> String {
    let few = names.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return few + (names.count > 3 ? " and others" : "")
  }

  private func storage(_ base: StubPlan.Base, _ writer: inout Writer) {
    writer.line("private let \(names.base): (\(base.type))?")
    if let upstream = base.upstream {
      writer.line("private let \(names.upstream): (any \(upstream))?")
    }
    for member in plan.members {
      guard let given = member.given else { continue }
      let word = member.member.isSettable ? "var" : "let"
      writer.line("private \(word) \(given.storage): \(given.type)")
    }
    writer.line("private let \(names.file): StaticString")
    writer.line("private let \(names.line): UInt")
  }

  private func initialiser(_ base: StubPlan.Base, _ writer: inout Writer) {
    let given = plan.members.compactMap(\.given)
    let place = ["\(names.file): StaticString = #fileID", "\(names.line): UInt = #line"]
    writer.list("init", parameters(base) + place, " {")
    writer.indented { writer in
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
  private func parameters(_ base: StubPlan.Base) -> [String] {
    ["\(base.label) \(names.base): (\(base.type))? = nil"]
      + plan.members.compactMap(\.given)
      .map { "\($0.parameter.quotedIfReserved): \($0.type) = nil" }
  }

  private func missing(_ writer: inout Writer) {
    let head = "private func \(names.missing)<Value: ~Copyable>(_ requirement: String) -> Value"
    writer.block(head) { writer in
      // Not a precondition, whose message an optimised build leaves out.
      writer.list(
        "fatalError",
        [
          "\"\(plan.name) was given no '\\(requirement)'\"", "file: \(names.file)",
          "line: \(names.line)",
        ], "")
    }
  }

  // MARK: Members

  /// Whether a member takes more than a line.
  private func isLong(_ plan: StubMemberPlan) -> Bool {
    if case .closure = plan.kind { return true }
    let line = "  \(head(of: plan)) { \(value(plan).joined(separator: " ?? ")) }"
    return plan.member.isSettable || !plan.member.conditions.isEmpty || line.count > Writer.width
  }

  private func head(of plan: StubMemberPlan) -> String {
    plan.member.attributes.map { $0 + " " }.joined() + plan.member.head
  }

  private func member(_ plan: StubMemberPlan, _ writer: inout Writer) {
    for attribute in plan.member.availability { writer.line(attribute) }
    let head = head(of: plan)
    if plan.member.isFunction {
      writer.block(head) { steps(plan, &$0) }
    } else if case .closure = plan.kind {
      writer.block(head) { writer in
        writer.block("get\(plan.member.effects)") { steps(plan, &$0) }
      }
    } else if plan.member.isSettable {
      writer.block(head) { writer in
        short("get", value(plan), &writer)
        setter(plan, &writer)
      }
    } else {
      short(head, value(plan), &writer)
    }
  }

  /// Writes a head and a chain of values in braces, on as few lines as possible.
  private func short(_ head: String, _ values: [String], _ writer: inout Writer) {
    let chain = values.joined(separator: " ?? ")
    guard !writer.fits(chain, indentedBy: 1) else {
      writer.short(head, chain)
      return
    }
    writer.block(head) { writer in
      writer.line(values[0])
      writer.indented { writer in
        for value in values.dropFirst() { writer.line("?? " + value) }
      }
    }
  }

  /// The given value, the other object's, and none: the first that exists counts.
  private func value(_ plan: StubMemberPlan) -> [String] {
    let base = "\(plan.holder)?\(plan.access)"
    let last = plan.kind == .optional ? [] : [missing(plan)]
    return [plan.given?.storage].compactMap(\.self) + [base] + last
  }

  private func missing(_ plan: StubMemberPlan) -> String {
    "\(names.missing)(\"\(plan.shownName)\")"
  }

  /// The same as statements, because a call with effects cannot stand after `??`.
  private func steps(_ plan: StubMemberPlan, _ writer: inout Writer) {
    if let given = plan.given {
      writer.line("if let \(given.storage) { return \(plan.call) }")
    }
    writer.line("if let \(plan.holder) { return \(plan.prefix)\(plan.holder)\(plan.access) }")
    let isOptional = plan.kind == .closure(isOptional: true)
    writer.line("return \(isOptional ? "nil" : missing(plan))")
  }

  private func setter(_ plan: StubMemberPlan, _ writer: inout Writer) {
    let base = "\(plan.holder)\(plan.access) = newValue"
    let none = missing(plan)
    switch (plan.given?.storage, plan.setsBase) {
    case (let storage?, true):
      writer.block("set") { writer in
        writer.line("if \(storage) == nil, let \(plan.holder) {")
        writer.indented { $0.line(base) }
        writer.line("} else {")
        writer.indented { $0.line("\(storage) = newValue") }
        writer.line("}")
      }
    case (let storage?, false):
      writer.short("set", "\(storage) = newValue")
    case (nil, true):
      writer.block("set") { writer in
        writer.line("guard let \(plan.holder) else { return \(none) }")
        writer.line(base)
      }
    case (nil, false):
      writer.short("set", "return \(none)")
    }
  }
}
