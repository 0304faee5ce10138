import BobbinSyntax

extension Injection {
  var isComplete: Bool { missing.isEmpty }
  var isDeprecated: Bool { initializer.availability.deprecation != Availability() }
  var defaultCount: Int { arguments.count { $0 == .omitted } }

  var passedTypes: [TypeSyntax] { parameters.compactMap { $0?.type.canonical } }

  /// Whether a call could use the other one wherever this one exists, so that the result does not
  /// depend on the build: an initializer for previews is often in `#if DEBUG`.
  func isConditional(beside other: Injection) -> Bool {
    let (own, conditions) = (initializer.conditions, other.initializer.conditions)
    return !initializer.isFallback && own != conditions && conditions.holds(wherever: own)
      && passedTypes == other.passedTypes
  }

  func takesAll(of other: Injection) -> Bool {
    Set(other.requirements.map(\.name)).isSubset(of: requirements.map(\.name))
  }

  /// Notes what others that take more would need in addition, because a call may mean one of them.
  mutating func compare(with lacking: [Injection]) {
    let greater = lacking.filter {
      $0.initializer.effects == initializer.effects && $0.takesAll(of: self)
    }
    // What it lacks exists but cannot be used.
    let nearer = greater.filter { !$0.missing.contains(where: \.unused.isEmpty) }
    if nearer.count == 1 { unusedByChosen = nearer[0].missing.flatMap(\.unused) }
    // With one more value, the call would use the other initializer.
    guard greater.count == 1, let other = greater.first, other.missing.count == 1,
      other.missing[0].unused.isEmpty, other.passedTypes == passedTypes,
      other.initializer.availability == Availability(),
      Set(requirements.map(\.key)).isSubset(of: other.requirements.map(\.key))
    else { return }
    leftOut = other.missing[0].need
  }

  /// Whether it decodes the object from an archive.
  var isForArchives: Bool {
    zip(initializer.signature.parameters, arguments).contains {
      if case .filled = $1 { $0.isArchive } else { false }
    }
  }

  /// Lets a member fill the next parameter; parameters with the same need share one.
  mutating func fill(with member: Member) {
    let known = requirements.firstIndex { $0.key == member.key }
    arguments.append(.filled(known ?? requirements.count))
    if known == nil { requirements.append(member) }
  }
}

extension BoundInitializer {
  /// The full name of the initializer that a call uses: `init(for:logger:)`, `init(parent:id:)`.
  func name(for call: WiringCall) -> String {
    "init\(failure)(\(labels(for: call).map { $0 + ":" }.joined()))"
  }

  /// The labels of its parameters in a call, which passes a parent in place of a dependency.
  func labels(for call: WiringCall) -> [String] {
    signature.parameters.map {
      call.label == .parent && $0.label == "dependency" ? "parent" : $0.label
    }
  }

  /// Why only a call can pass a value for a parameter, if no member can provide it.
  func obstacle(toFilling parameter: BoundSignature.Parameter) -> String? {
    if let obstacle = parameter.obstacleToFilling { return obstacle }
    return parameter.type.written.mentions(signature.generics.names) ? "whose type is generic" : nil
  }

  /// The member that a component needs so that a parameter can be filled.
  func member(_ position: Int, named name: String, effects: Effects) -> Member {
    let parameter = signature.parameters[position]
    var effects = effects
    // The value is passed; the initializer reads it.
    if parameter.isAutoclosure, case .function(_, let inner, _) = parameter.type.written.value {
      effects = inner
    }
    return Member(
      name: name, kind: .property(parameter.typeOfValue.value, .none), effects: effects,
      isolation: .unknown, availability: Availability(), conditions: conditions, module: module,
      location: places.isEmpty ? location : places[position])
  }
}

extension BoundSignature.Parameter {
  /// The names to look up for its value: its label, then its name if that differs.
  var names: [String] { (label == name ? [name] : [label, name]).filter { $0 != "_" } }

  /// Whether its type is named like a decoder, as in `init(from:)` and `init(coder:)`.
  var isArchive: Bool { ["Decoder", "NSCoder"].contains(typeOfValue.value.canonical.lastName) }

  /// Why generated code cannot pass on an argument for it, if it cannot.
  var obstacleToPassing: String? {
    if isVariadic { return "Swift cannot pass on the values of '\(label)'" }
    return type.written == .name("_") ? "the type of '\(label)' is not written" : nil
  }

  /// Why no member can fill it, whatever its type.
  var obstacleToFilling: String? {
    if isInout { return "which is 'inout'" }
    // It may run elsewhere, where it cannot read the component.
    return isAutoclosure
      ? type.written.value.words.first.map { "which is a '\($0)' autoclosure" } : nil
  }

  var isInout: Bool { type.written.words.contains("inout") }
  var isAutoclosure: Bool { type.written.words.contains("@autoclosure") }

  /// The type of what a call passes: for an autoclosure that of its value.
  var typeOfValue: BoundType {
    guard isAutoclosure else { return type }
    return type.map { if case .function(_, _, let result) = $0.value { result } else { $0 } }
  }
}

extension BoundType {
  /// The type of a value that can be passed, as a property has it: without `inout` or `@escaping`.
  fileprivate var value: BoundType {
    var result = map(\.value)
    if case .existential(let constraint) = result.canonical { result.canonical = constraint }
    return result
  }
}

extension TypeSyntax {
  fileprivate var value: TypeSyntax {
    switch self {
    case .attributed(let words, let type):
      // Specifiers such as `borrowing` say how a value is passed.
      let kept = words.filter { $0.hasPrefix("@") && $0 != "@escaping" && $0 != "@autoclosure" }
      return kept.isEmpty ? type.value : .attributed(kept, type)
    case .opaque(let constraint): return .existential(constraint)
    default: return self
    }
  }
}

extension [BoundSignature.Parameter] {
  /// The positions that a call with these labels may pass, in every way that keeps their order.
  ///
  /// A first trailing closure is matched with the next parameter that is a function, if possible
  /// one without a default. Swift cannot pass on the values of a variadic parameter.
  func choices(_ labels: [String], trailing: [String]) -> [[Int]] {
    var choices: [[Int]] = [[]]
    for label in labels {
      choices = choices.flatMap { choice in
        indices.filter { $0 > choice.last ?? -1 && self[$0].label == label }.map { choice + [$0] }
      }
      // Parameters without labels can be matched in very many ways; the last are unlikely.
      choices = Array<[Int]>(choices.prefix(64))
    }
    for index in trailing.indices {
      choices = choices.compactMap { choice in
        let rest = indices.filter { $0 > choice.last ?? -1 }
        // The next closure has a label, and so its parameter.
        let next = trailing.dropFirst(index + 1).first
        let end = rest.first { self[$0].label == next } ?? count
        let functions = rest.filter { $0 < end && self[$0].typeOfValue.canonical.closure != nil }
        let position =
          index > 0
          ? rest.first { self[$0].label == trailing[index] }
          : functions.first { !self[$0].hasDefault } ?? functions.first
        return position.map { choice + [$0] }
      }
    }
    return choices.filter { choice in !choice.contains { self[$0].obstacleToPassing != nil } }
  }

  /// The same if the only trailing closure may be meant for any parameter that is a function.
  func otherChoices(_ labels: [String], trailing: [String]) -> [[Int]] {
    if trailing.count != 1 { return [] }
    return choices(labels, trailing: []).flatMap { choice in
      indices.filter { $0 > choice.last ?? -1 && self[$0].obstacleToPassing == nil }
        .filter { self[$0].typeOfValue.canonical.closure != nil }.map { choice + [$0] }
    }
  }
}
