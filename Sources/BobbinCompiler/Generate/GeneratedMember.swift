import BobbinSyntax

/// The text of a member of a provider or of a stub.
struct GeneratedMember: Equatable {
  /// Statements in braces, and what is in front of them.
  struct Code: Equatable {
    var head: String
    var body: [String]

    fileprivate var inOneLine: String { "\(head) { \(body[0]) }" }
  }

  let isFunction: Bool
  let conditions: Condition
  let comment: String
  let availability: [String]
  let code: Code
  /// Accessors that are written out in place of the statements.
  var accessors: [Code] = []
}

/// A private property, introduced by `let` or `var`, and what an initializer sets it to.
typealias StoredProperty = (word: String, name: String, type: String, value: String)

extension Generator {
  /// A member that serves a requirement with some statements.
  func generated(
    _ need: Requirement, _ attributes: String, around: (Condition, Availability),
    _ availability: Availability, comment: String = "", body: [String], setter: GeneratedMember.Code
  ) -> GeneratedMember {
    let member = need.member
    let body = member.mayBeBuilt && body.count == 1 ? ["return " + body[0]] : body
    var result = GeneratedMember(
      isFunction: member.isFunction, conditions: member.conditions.removing(around.0),
      comment: comment, availability: around.1.additions(of: availability).attributes,
      code: .init(head: attributes + renderer.head(of: member, named: need.name), body: body))
    if !member.isFunction, member.hasEffects || member.isSettable {
      let getter = "get\(renderer.render(member.effects))"
      result.accessors = [.init(head: getter, body: body)] + (member.isSettable ? [setter] : [])
    }
    return result
  }
}

extension Writer {
  /// Writes properties and the initializer that sets them.
  func storage(_ properties: [StoredProperty], setBy parameters: [String]) {
    lines(properties.map { "private \($0.word) \($0.name): \($0.type)" })
    line()
    block("init(", parameters, ") {") { lines(properties.map { "self.\($0.name) = \($0.value)" }) }
  }

  /// Writes members, with no empty lines between those that take one line each.
  func members(_ members: [GeneratedMember]) {
    var wasLong = true
    for member in members {
      let isLong = isLong(member)
      if isLong || wasLong { line() }
      wasLong = isLong
      conditional(member.conditions) {
        if !member.comment.isEmpty { line("// \(member.comment)") }
        lines(member.availability)
        guard !member.accessors.isEmpty else { return write(member.code) }
        block(member.code.head) { member.accessors.forEach(write) }
      }
    }
  }

  private func write(_ code: GeneratedMember.Code) {
    if code.body.count == 1, fits(code.inOneLine) { return line(code.inOneLine) }
    block(code.head) { lines(code.body) }
  }

  private func isLong(_ member: GeneratedMember) -> Bool {
    member.isFunction || !member.accessors.isEmpty || !member.conditions.isEmpty
      || !member.availability.isEmpty || !member.comment.isEmpty || !fits(member.code.inOneLine)
  }
}
