import BobbinSyntax

extension Graph {
  /// Members of a scope with another name or of another kind that nearly fit, the best names first;
  /// without those at some places.
  func nearMisses(
    of need: Member, in scope: ComponentID, besides known: Set<Location>
  ) -> [Member] {
    let nominal = program.nominal(scope)
    var overridden: Set<MemberKey> = []
    let near = program[scope].provisions.filter { provision in
      let member = provision.member
      let isHidden = overridden.contains(member.key)
      if provision.isOverride { overridden.insert(member.key) }
      if isHidden || provision.isStatic || known.contains(member.location) { return false }
      if member.name == need.name { return !member.conditions.excludes(need.conditions) }
      return nominal.canRead(provision) && isNear(member, to: need, in: scope)
    }.map(\.member)
    return near.filter { $0.isNamedFor(need) } + near.filter { !$0.isNamedFor(need) }
  }

  /// Whether a member with another name may be meant: because its name is similar, or it fits.
  func isNear(_ member: Member, to need: Member, in scope: ComponentID) -> Bool {
    let isAlike = member.name.looksLike(need.name)
    if isAlike, types.assignability(of: member, to: need) != .no { return true }
    guard case .property(let needed?, _) = need.kind, isAlike || !needed.canonical.isCommon
    else { return false }
    // What may run on another thread cannot read the scope, unless that can be sent there.
    let isSent = program[scope].isSendable || !(need.closure?.mayLeave ?? false)
    let result = need.closure?.result
    let isUsable = isSent && (isAlike || result != .tuple([]) && !(result?.isCommon ?? false))
    return fits(member, need, asClosure: isUsable)
  }

  /// Whether a member certainly has the type that is needed, as a value or as a closure.
  func fits(_ member: Member, _ need: Member, asClosure mayBeClosure: Bool = true) -> Bool {
    let closure = mayBeClosure ? need.closure : nil
    return types.assignability(of: member.asProperty ?? member, to: need) == .yes
      || closure.flatMap { types.assignability(of: member, usedIn: $0) } == .yes
  }
}

extension Nominal {
  /// Whether code in the body of the class can read one of its members.
  func canRead(_ provision: Provision) -> Bool {
    if provision.isUnavailable || provision.isOutOfSight { return false }
    return provision.access > .fileprivate
      || provision.file == file && (provision.access > .private || provision.owner == id)
  }
}

extension Member {
  /// Whether one of the two names may be a misspelling of the other.
  func isNamedLike(_ other: Member) -> Bool { name == other.name || name.looksLike(other.name) }

  /// The same, or whether it is a factory for the other one: `makeStore()` for `store`.
  func isNamedFor(_ other: Member) -> Bool {
    isNamedLike(other)
      || name.hasPrefix("make") && name.dropFirst(4).lowercased() == other.name.lowercased()
  }

  /// Whether its name says more than that of the other one: `analyticsTracker` for `tracker`.
  func isLongNameOf(_ other: Member) -> Bool {
    name.lowercased().hasSuffix(other.name.lowercased())
  }

  /// Whether one is a property and the other a function that could take its place.
  func isCounterpart(of other: Member) -> Bool {
    guard name == other.name, isFunction != other.isFunction else { return false }
    let (function, property) = isFunction ? (self, other) : (other, self)
    return function.asProperty != nil || property.result?.canonical.closure != nil
  }

  /// The function without those parameters that have defaults and that another function lacks.
  func withoutDefaults(beside other: Member) -> Member? {
    guard case .function(var signature) = kind, parameters.contains(where: \.hasDefault)
    else { return nil }
    var labels = other.parameters.map(\.label)[...]
    signature.parameters.removeAll { parameter in
      if labels.first != parameter.label { return parameter.hasDefault }
      labels.removeFirst()
      return false
    }
    let all = signature.parameters.map { $0.label + ":" }.joined()
    return with(fullName: "\(name)(\(all))", kind: .function(signature))
  }

  /// The property that a function without parameters could be.
  var asProperty: Member? {
    guard case .function(let signature) = kind, signature.parameters.isEmpty else { return nil }
    return with(kind: .property(signature.result, .none))
  }
}

extension TypeSyntax {
  /// Whether values of the type are so common that another one is not a near miss.
  var isCommon: Bool {
    switch self {
    case .optional(let type), .array(let type), .dictionary(_, let type): type.isCommon
    case .named(let names) where names[0].text == "Set": genericArguments.allSatisfy(\.isCommon)
    case .named(let names):
      names.count == 1 && names[0].arguments.isEmpty && Self.commonNames.contains(names[0].text)
    default: false
    }
  }

  private static let commonNames: Set = [
    "Any", "AnyObject", "Bool", "CGFloat", "Character", "Data", "Date", "Double", "Duration",
    "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Sendable", "String", "TimeInterval", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8", "UUID",
  ]
}
