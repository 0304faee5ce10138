import BobbinSyntax

/// A requirement and how a stub serves it.
struct StubMember {
  /// How an argument becomes a value.
  enum Kind: Equatable {
    case value
    /// The value is optional, and `nil` without an argument.
    case optional
    /// The argument is called; its result may be optional, and is then `nil` without an argument.
    case closure(isOptional: Bool)
  }

  /// A parameter of the initialiser, which the stub stores.
  struct Given {
    let parameter: String
    let storage: String
    /// An optional type.
    let type: String
  }

  let need: ScopeRequirement
  let availability: [String]
  let conditions: Condition
  /// `var logger: any Logger`, or a function up to its result.
  let head: String
  /// Effects of a getter.
  let effects: String
  let isIsolated: Bool
  /// The name for the message: that of the requirement, or of the argument where that is another.
  let shownName: String
  let kind: Kind
  /// `nil` if neither a value nor a closure can take its place.
  let given: Given?
  /// The call of a closure, `try await _load(id)`.
  let call: String
  /// What is after the holder, `.load(id: id)`.
  let access: String
  /// The base or its upstream.
  let holder: String
  /// Setting the other object's value is possible.
  let setsBase: Bool
}

/// What all members of one stub have in common.
struct StubFrame {
  /// What distinguishes its members: a component may declare what its superclass forwards as well.
  struct Slot: Hashable {
    var name: String
    var key: KeyID
  }

  var names: Stub.Names
  /// For each member that can be given, the name of its parameter.
  var parameters: [Slot: String]
  /// The names of the requirements and of their arguments.
  var taken: Set<String>
  var conditions: Condition
  var availability: Availability
  var isSendable: Bool
  var isOfMainActor: Bool
  /// The object that is overridden is certainly one of a class.
  var isBaseClass: Bool
}

extension Generator {
  func stubFrame(of needs: [ScopeRequirement], of subject: StubSubject) -> StubFrame {
    let component = program[subject.components[0]]
    let protocols = component.dependency.compactMap(\.id).map { program.table[$0] }
    // A stub for several components exists under the conditions of their protocol.
    let ids = subject.components.count == 1 ? subject.components : []
    let conditions = (ids.map(program.nominal) + protocols).map(\.conditions)
      .reduce(Condition()) { $0.adding($1) }
    let taken = Set(needs.flatMap { [$0.name] + $0.member.argumentNames })
    return StubFrame(
      names: Stub.Names(avoiding: taken), parameters: stubParameters(needs, under: conditions),
      taken: taken, conditions: conditions,
      // A class could not conform to protocols that are not available.
      availability: protocols.map { program.table.availability(of: $0.id) }
        .reduce(Availability()) { $0.and($1) },
      isSendable: program.inherits(component, from: ["Sendable"]),
      isOfMainActor: isOfMainActor(subject),
      isBaseClass: program.inherits(component, from: ["AnyObject"]))
  }

  /// Whether the conformance belongs to the main actor, as a provider's does; a `Sendable` one
  /// cannot.
  private func isOfMainActor(_ subject: StubSubject) -> Bool {
    subject.components.map { program[$0] }.allSatisfy {
      $0.isolation.actor == Isolation.mainActor.actor
        && !program.inherits($0, from: ProviderActors.markersAgainstIsolation)
    }
  }

  /// Names for the parameters: those of the requirements, with labels where several functions or a
  /// property share one.
  private func stubParameters(
    _ needs: [ScopeRequirement], under conditions: Condition
  ) -> [StubFrame.Slot: String] {
    let counts = needs.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    var result: [StubFrame.Slot: String] = [:]
    var taken: Set<String> = ["self"]
    for need in needs where need.canBeGiven(under: conditions) {
      var name = need.name
      if counts[name] != 1, case .function(let signature) = need.member.kind {
        name += signature.parameters.map(\.label).filter { $0 != "_" }.map(\.capitalised).joined()
      }
      name = name.numbered(avoiding: taken)
      taken.insert(name)
      result[need.slot] = name
    }
    return result
  }

  func stubMember(_ need: ScopeRequirement, in frame: StubFrame) -> StubMember {
    let member = need.member
    var attributes = attributes(of: member.isolation)
    if frame.isOfMainActor {
      // The witness of a nonisolated requirement would follow it if it did not say otherwise.
      attributes = attributes.contains("nonisolated") ? ["@MainActor"] : []
    }
    var arguments: [String] = []
    var access = "." + need.name.quotedIfReserved
    var setsBase = false
    switch member.kind {
    case .property(_, let setter):
      setsBase = setter == .nonmutating || frame.isBaseClass || !need.isOwn
    case .function(let signature):
      let pairs = zip(signature.parameters, signature.argumentNames)
      arguments = pairs.map { argument($0.unlabelled, $1) }
      access += "(\(pairs.map(argument).joined(separator: ", ")))"
    }
    let given = frame.parameters[need.slot].map { parameter in
      StubMember.Given(
        parameter: parameter,
        storage: ("_" + parameter).avoiding(frame.taken).quotedIfReserved,
        type: renderer.render(.optional(givenType(for: member, in: frame))))
    }
    let renamed = given.map(\.parameter).flatMap { $0 == member.name ? nil : $0 }
    let list = arguments.joined(separator: ", ")
    return StubMember(
      need: need, availability: frame.availability.adding(member.availability).attributes,
      conditions: member.conditions.removing(frame.conditions),
      head: renderer.head(of: member, attributes, named: need.name),
      effects: renderer.render(member.effects), isIsolated: !attributes.isEmpty,
      shownName: renamed ?? member.fullName,
      kind: member.stubKind, given: given,
      call: "\(member.effects.callPrefix)\(given?.storage ?? "")(\(list))", access: access,
      holder: need.isOwn ? frame.names.base : frame.names.upstream, setsBase: setsBase)
  }

  /// The type of the argument for a requirement: that of its value, or a closure.
  private func givenType(for member: Member, in frame: StubFrame) -> TypeSyntax {
    var parameters: [TupleElement] = []
    let result: TypeSyntax
    switch member.kind {
    case .property(let type, _):
      if case .implicitlyUnwrapped(let wrapped)? = type?.written {
        result = .optional(wrapped)
      } else {
        result = type?.written ?? .name("Never")
      }
      guard member.hasEffects else { return result }
    case .function(let signature):
      parameters = signature.parameters.map { TupleElement(type: $0.type.written) }
      result = signature.result?.written ?? .name("Void")
    }
    let isolation =
      frame.isOfMainActor
      ? ["@MainActor"] : member.isolation.actor == nil ? [] : attributes(of: member.isolation)
    let attributes = isolation + (frame.isSendable ? ["@Sendable"] : [])
    let function = TypeSyntax.function(parameters, member.effects, result)
    return attributes.isEmpty ? function : .attributed(attributes, function)
  }
}

extension ScopeRequirement {
  fileprivate var slot: StubFrame.Slot {
    StubFrame.Slot(name: name, key: key)
  }
}

extension Member {
  fileprivate var stubKind: StubMember.Kind {
    guard case .property(let type, _) = kind else { return .closure(isOptional: false) }
    let isOptional =
      switch type?.canonical {
      case .optional, .implicitlyUnwrapped: true
      default: false
      }
    return hasEffects ? .closure(isOptional: isOptional) : isOptional ? .optional : .value
  }
}

extension ScopeRequirement {
  /// Whether an argument of an initialiser can take its place: closures cannot be generic or
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

extension BoundSignature.Parameter {
  /// The same parameter of a closure, which has no labels.
  fileprivate var unlabelled: BoundSignature.Parameter {
    var result = self
    result.label = "_"
    return result
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }

  /// The name, with a number after it if it is taken.
  fileprivate func numbered(avoiding taken: Set<String>) -> String {
    var result = self
    var number = 2
    while taken.contains(result) {
      result = "\(self)\(number)"
      number += 1
    }
    return result
  }
}
