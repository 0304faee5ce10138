import BobbinSyntax

extension Stub {
  /// For each requirement, the initializer's parameter, if a value or closure can provide it.
  var parameters: [String?] {
    let counts = needs.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    var used: Set<String> = ["self"]
    return needs.map { need in
      let member = need.member
      // Closures cannot be generic or rethrow; like a generic parameter, `some` makes a function
      // generic. No parameter can be conditional, and none, nor a property, newer than the stub.
      guard member.conditions.holds(wherever: conditions), member.effects.throwing != .rethrowing,
        member.signature?.generics.isEmpty ?? true,
        !member.parameters.contains(where: { $0.type.written.mentionsOpaque }),
        !member.availability.isNewer(than: availability)
      else { return nil }
      // Add labels if several functions, or a function and a property, share a name.
      var name = need.name
      if counts[name] != 1 {
        name += member.parameters.map(\.label).filter { $0 != "_" }
          .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      }
      return used.add(name)
    }
  }

  func attributes(of required: Member) -> String {
    guard isOfMainActor else { return generator.attributes(of: required.isolation) }
    // Swift would infer the isolation from a nonisolated requirement, or with some settings from an
    // asynchronous one, if the witness stated none.
    let follows = required.isolation.modifier != nil || required.effects.isAsync
    return follows && required.isolation.actor == nil ? "@MainActor " : ""
  }

  /// A member that serves a requirement, and the property that keeps the argument for it.
  ///
  /// It returns the given value, or else the overridden object's, or else stops the program.
  func member(
    _ need: Requirement, _ parameter: String?
  ) -> (given: StoredProperty?, member: GeneratedMember) {
    let required = need.member
    let storage = parameter.map { ("_" + $0).avoiding(taken).quotedIfReserved }
    let holder = own(need.isDeclared ? "base" : "upstream")
    let access = "." + need.name.quotedIfReserved + generator.arguments(of: required)
    let missing = "\(own("missing"))(\"\(parameter ?? required.fullName)\")"
    let isOptional = !required.isFunction && required.result?.canonical.isOptional == true
    var body: [String] = []
    let isClosure = required.result?.canonical.closure != nil
    if required.isFunction || required.hasEffects || isClosure {
      // `??` cannot take a call with effects, nor closures from modules in other language modes.
      let prefix = required.effects.callPrefix
      let arguments =
        required.isFunction
        ? generator.arguments(of: required, labeled: false) : required.hasEffects ? "()" : ""
      if let storage { body = ["if let \(storage) { return \(prefix)\(storage)\(arguments) }"] }
      body.append("if let \(holder) { return \(prefix)\(holder)\(access) }")
      body.append("return \(isOptional ? "nil" : missing)")
    } else {
      let given = storage.map { "\($0) ?? " } ?? ""
      body = ["\(given)\(holder)?\(access)" + (isOptional ? "" : " ?? \(missing)")]
    }
    // A value that is set is stored here, and takes precedence over the overridden object's.
    let setter = storage.map { "\($0) = newValue" } ?? "return \(missing)"
    let member = generator.generated(
      need, attributes(of: required), around: (conditions, availability), required.availability,
      body: body, setter: .init(head: "set", body: [setter]))
    guard let parameter, let storage else { return (nil, member) }
    let word = required.isSettable ? "var" : "let"
    let type = generator.renderer.render(value: .optional(givenType(for: required)))
    return ((word, storage, type, parameter.quotedIfReserved), member)
  }

  private func givenType(for member: Member) -> TypeSyntax {
    // Only a declaration's own type may be unwrapped implicitly.
    func plain(_ type: TypeSyntax) -> TypeSyntax {
      if case .implicitlyUnwrapped(let wrapped) = type { .optional(wrapped) } else { type }
    }
    let result = plain(member.result?.written ?? .name("Void"))
    if !member.isFunction, !member.hasEffects { return result }
    let parameters = member.parameters.map { TupleElement(type: plain($0.type.written)) }
    let actor = isOfMainActor ? Isolation.mainActor.globalActor : member.isolation.globalActor
    let attributes = [actor.map(generator.attribute), isSendable ? "@Sendable" : nil]
      .compactMap(\.self)
    return .attributed(attributes, .function(parameters, member.effects, result))
  }
}
