import BobbinSyntax

/// A requirement and how a stub serves it.
struct StubMember {
  let need: Requirement
  let attributes: [String]
  /// The parameter of the initializer; `nil` if neither a value nor a closure can take its place.
  let parameter: String?
  /// The property that keeps the argument.
  let storage: String
  /// The type of the argument, an optional one.
  let type: String

  /// Whether the value is optional, and `nil` without an argument.
  fileprivate var isOptional: Bool {
    !need.member.isFunction && need.member.result?.canonical.isOptional == true
  }
}

extension Stub {
  func members(_ needs: [Requirement]) -> [StubMember] {
    let counts = needs.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    var used: Set<String> = ["self"]
    return needs.map { need in
      var parameter: String?
      if need.canBeGiven(under: conditions) {
        // Labels where several functions or a property share a name.
        var name = need.name
        if counts[name] != 1, case .function(let signature) = need.member.kind {
          name += signature.parameters.map(\.label).filter { $0 != "_" }.map(\.capitalized).joined()
        }
        name = name.avoiding(used)
        used.insert(name)
        parameter = name
      }
      var attributes = generator.attributes(of: need.member.isolation)
      if isOfMainActor {
        // The witness of a nonisolated requirement would follow it if it did not say otherwise.
        attributes = attributes.contains("nonisolated") ? ["@MainActor"] : []
      }
      return StubMember(
        need: need, attributes: attributes, parameter: parameter,
        storage: parameter.map { ("_" + $0).avoiding(taken).quotedIfReserved } ?? "",
        type: generator.renderer.render(.optional(givenType(for: need.member))))
    }
  }

  /// The type of the argument for a requirement: that of its value, or a closure.
  private func givenType(for member: Member) -> TypeSyntax {
    var result = member.result?.written ?? .name(member.isFunction ? "Void" : "Never")
    if case .implicitlyUnwrapped(let wrapped) = result { result = .optional(wrapped) }
    var parameters: [TupleElement] = []
    if case .function(let signature) = member.kind {
      parameters = signature.parameters.map { TupleElement(type: $0.type.written) }
    } else if !member.hasEffects {
      return result
    }
    let isolation =
      isOfMainActor
      ? ["@MainActor"]
      : member.isolation.actor == nil ? [] : generator.attributes(of: member.isolation)
    let attributes = isolation + (isSendable ? ["@Sendable"] : [])
    let function = TypeSyntax.function(parameters, member.effects, result)
    return attributes.isEmpty ? function : .attributed(attributes, function)
  }

  // MARK: Writing

  func generated(_ member: StubMember) -> GeneratedMember {
    // What is set stays here, and comes before what the overridden object has.
    let isGiven = member.parameter != nil
    let setter = isGiven ? "\(member.storage) = newValue" : "return \(missing(member))"
    let required = member.need.member
    return generator.generated(
      member.need, member.attributes, around: (conditions, availability), required.availability,
      body: required.isFunction || required.hasEffects ? steps(member) : [values(of: member)],
      setter: .init(head: "set", body: [setter]))
  }

  /// The other object, which may be nil.
  private func holder(of member: StubMember) -> String {
    member.need.isOwn ? names.base : names.upstream
  }

  /// What is after the holder, `.load(id: id)`.
  private func access(_ member: StubMember) -> String {
    "." + member.need.name.quotedIfReserved + generator.arguments(of: member.need.member)
  }

  private func missing(_ member: StubMember) -> String {
    "\(names.missing)(\"\(member.parameter ?? member.need.member.fullName)\")"
  }

  /// The given value, the other object's, and none: the first that exists counts.
  private func values(of member: StubMember) -> String {
    (member.parameter == nil ? "" : "\(member.storage) ?? ")
      + "\(holder(of: member))?\(access(member))"
      + (member.isOptional ? "" : " ?? \(missing(member))")
  }

  /// The same values as statements, because `??` cannot be followed by a call with effects.
  private func steps(_ member: StubMember) -> [String] {
    let (required, holder) = (member.need.member, holder(of: member))
    let prefix = required.effects.callPrefix
    let arguments = required.isFunction ? generator.arguments(of: required, labeled: false) : "()"
    let given = "if let \(member.storage) { return \(prefix)\(member.storage)\(arguments) }"
    return (member.parameter == nil ? [] : [given]) + [
      "if let \(holder) { return \(prefix)\(holder)\(access(member)) }",
      "return \(member.isOptional ? "nil" : missing(member))",
    ]
  }
}

extension Requirement {
  /// Whether an argument of an initializer can take its place: closures cannot be generic or
  /// rethrow, and parameters cannot be conditional.
  fileprivate func canBeGiven(under conditions: Condition) -> Bool {
    guard member.conditions.holds(wherever: conditions),
      member.effects.throwing != .rethrowing
    else { return false }
    guard case .function(let signature) = member.kind else { return true }
    return signature.generics.isEmpty && !signature.parameters.contains { $0.type.written.isOpaque }
  }
}

extension TypeSyntax {
  /// Whether it says `some`, which makes a function generic.
  fileprivate var isOpaque: Bool {
    contains { if case .opaque = $0 { true } else { false } }
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
