package import BobbinSyntax

/// A property or function with bound types: the content of a requirement or a provision.
///
/// A class, because members are handed around far more often than they are read.
package final class Member: Hashable, Sendable {
  package enum Kind: Sendable {
    /// `nil` if the type is neither written nor obvious from the value.
    case property(BoundType?, Setter)
    indirect case function(BoundSignature)
  }

  /// The name without argument labels.
  package let name: String
  /// The name as diagnostics and reports show it: functions with their labels.
  package let fullName: String
  package let kind: Kind
  /// Effects of the getter or of the function.
  package let effects: Effects
  package let isolation: Isolation
  package let availability: Availability
  package let conditions: Condition
  /// The module that declares it.
  package let module: String
  package let location: Location
  /// It is a stored property that never changes.
  let isConstant: Bool
  /// An attribute may be a result builder, which Swift also applies to a witness without `return`.
  let mayBeBuilt: Bool
  /// The modules that must be imported to write its effects and generic constraints.
  let otherImports: Set<NeededImport>

  init(
    name: String, fullName: String? = nil, kind: Kind, effects: Effects, isolation: Isolation,
    availability: Availability, conditions: Condition, module: String, location: Location,
    isConstant: Bool = false, mayBeBuilt: Bool = false, otherImports: Set<NeededImport> = []
  ) {
    (self.name, self.fullName, self.kind) = (name, fullName ?? name, kind)
    (self.effects, self.isConstant, self.otherImports) = (effects, isConstant, otherImports)
    (self.isolation, self.availability, self.conditions) = (isolation, availability, conditions)
    (self.module, self.location, self.mayBeBuilt) = (module, location, mayBeBuilt)
  }

  /// The member with other properties; a setter matters only for what is not a function.
  func with(
    fullName: String? = nil, kind: Kind? = nil, setter: Setter? = nil, effects: Effects? = nil,
    isolation: Isolation? = nil, mayBeBuilt: Bool? = nil, availability: Availability? = nil,
    conditions: Condition? = nil, otherImports: Set<NeededImport>? = nil
  ) -> Member {
    var kind = kind ?? self.kind
    if let setter, case .property(let type, _) = kind { kind = .property(type, setter) }
    return Member(
      name: name, fullName: fullName ?? self.fullName, kind: kind, effects: effects ?? self.effects,
      isolation: isolation ?? self.isolation, availability: availability ?? self.availability,
      conditions: conditions ?? self.conditions, module: module, location: location,
      isConstant: isConstant, mayBeBuilt: mayBeBuilt ?? self.mayBeBuilt,
      otherImports: otherImports ?? self.otherImports)
  }

  package static func == (left: Member, right: Member) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The signature of a function; a property has none.
  var signature: BoundSignature? {
    if case .function(let signature) = kind { signature } else { nil }
  }

  /// The parameters of a function; a property has none.
  var parameters: [BoundSignature.Parameter] { signature?.parameters ?? [] }

  /// The types that it mentions, those of parameters first.
  var types: [BoundType] {
    let result = result.map { [$0] } ?? []
    return signature.map { $0.parameters.map(\.type) + result } ?? result
  }

  /// All types that a declaration of the member mentions.
  var writtenTypes: [TypeSyntax] {
    if case .typed(let error) = effects.throwing { return types.map(\.written) + [error] }
    return types.map(\.written)
  }

  /// The type of its value.
  package var result: BoundType? {
    if case .property(let type, _) = kind { type } else { signature?.result }
  }

  /// Whether neither a declaration nor a value shows its type.
  var isUntyped: Bool { if case .property(nil, _) = kind { true } else { false } }

  var isFunction: Bool { if case .function = kind { true } else { false } }

  /// How a property can be set; a function cannot.
  var setter: Setter { if case .property(_, let setter) = kind { setter } else { .none } }

  var isSettable: Bool { setter != .none }

  /// Whether a caller has to await or try.
  package var hasEffects: Bool { effects != Effects() }

  /// The effects, in which generic parameters are the same under any name.
  var canonicalEffects: Effects {
    guard let generics = signature?.generics, !generics.isEmpty else { return effects }
    return effects.mapTypes { $0.substituting(generics.names, by: generics.placeholders) }
  }

  func mapTypes(_ transform: (BoundType) -> BoundType) -> Member {
    switch kind {
    case .property(let type, let setter): with(kind: .property(type.map(transform), setter))
    case .function(let signature): with(kind: .function(signature.mapTypes(transform)))
    }
  }

  convenience init(
    _ property: Property, _ binder: Binder, _ around: Availability, isolation: Isolation
  ) {
    var imports: Set<NeededImport> = []
    let stated = binder.statedIsolation(property.modifiers)
    self.init(
      name: property.name, kind: .property(binder.type(of: property), property.setter),
      effects: binder.bind(property.getter, &imports), isolation: stated ?? isolation,
      availability: around.adding(Availability(property.modifiers)),
      conditions: property.conditions,
      module: binder.module, location: property.location, isConstant: property.isLet,
      mayBeBuilt: stated?.actor == nil && property.modifiers.possibleMacro != nil,
      otherImports: imports)
  }

  convenience init(
    _ function: Function, _ binder: Binder, _ around: Availability, isolation: Isolation
  ) {
    let inner = binder.inside(function.signature.generics)
    let stated = binder.statedIsolation(function.modifiers)
    var imports: Set<NeededImport> = []
    self.init(
      name: function.name, fullName: function.fullName,
      kind: .function(BoundSignature(function.signature, inner, &imports)),
      effects: inner.bind(function.signature.effects, &imports), isolation: stated ?? isolation,
      availability: around.adding(Availability(function.modifiers)),
      conditions: function.conditions,
      module: binder.module, location: function.location,
      mayBeBuilt: stated?.actor == nil && function.modifiers.possibleMacro != nil,
      otherImports: imports)
  }

  /// The type as reports show it; of a function the function type.
  package var typeDescription: String {
    let result = result?.written.description
    guard let signature else { return result ?? "unknown" }
    let parameters = signature.parameters.map {
      $0.type.written.description + ($0.isVariadic ? "..." : "")
    }
    return "\(signature.generics.list)(\(parameters.joined(separator: ", ")))\(effects) -> "
      + (result ?? "Void") + signature.generics.clause
  }

  /// The same, with modules in front of names that mean something else in the other member's type.
  func typeDescription(beside other: Member) -> String {
    mapTypes { $0.map { $0.qualified(beside: writtenTypes + other.writtenTypes) } }.typeDescription
  }

  /// The modules that must be imported where the member is written out.
  package var imports: Set<NeededImport> {
    importsOfInterface.union(otherImports).union(isolation.imports)
  }

  /// The imports that have to be as visible as the member.
  ///
  /// For Swift, the error type of a getter and the actor do not count, and it warns about an import
  /// that is public only for one of them.
  var importsOfInterface: Set<NeededImport> {
    types.reduce(into: isFunction ? otherImports : []) { $0.formUnion($1.imports) }
  }

  /// What distinguishes the members of a class where one is read: the name and the parameter types.
  var overloadKey: MemberKey {
    MemberKey(
      name: name, labels: signature?.parameters.map(\.label),
      types: parameters.map(\.type.canonical))
  }

  /// The identity of a requirement: its name and canonical types, without effects.
  package var key: MemberKey {
    var key = overloadKey
    key.types.append(result?.canonical ?? (isFunction ? .tuple([]) : .name("_")))
    return key
  }
}

package struct BoundSignature: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    /// The result builder in front of its name.
    package var builder: BoundType?
    package var label: String
    package var name: String
    package var type: BoundType
    package var isVariadic = false
    package var hasDefault = false
    /// The text of a default that depends on the call site, such as `#fileID`.
    package var callSiteDefault: String?

    /// Whether a call need not pass it: it has a default or is variadic.
    var mayBeOmitted: Bool { hasDefault || isVariadic }
  }

  package var generics = Generics()
  package var parameters: [Parameter] = []
  /// `nil` means `Void`.
  package var result: BoundType?
}

extension BoundSignature {
  /// Binds a signature; adds what must be imported to write generic constraints.
  init(_ signature: Signature, _ binder: Binder, _ imports: inout Set<NeededImport>) {
    // Generic parameters are the same under any name.
    let (names, placeholders) = (signature.generics.names, signature.generics.placeholders)
    func bind(_ type: TypeSyntax) -> BoundType {
      var type = binder.bind(type)
      if !names.isEmpty { type.canonical = type.canonical.substituting(names, by: placeholders) }
      return type
    }
    generics = signature.generics.mapTypes { binder.bindNames(in: $0, &imports) }
    parameters = signature.parameters.map {
      Parameter(
        builder: $0.builder.flatMap { binder.builder($0) }, label: $0.label, name: $0.name,
        type: bind($0.type), isVariadic: $0.isVariadic, hasDefault: $0.hasDefault,
        callSiteDefault: $0.callSiteDefault)
    }
    result = signature.result.map(bind)
  }

  func mapTypes(_ transform: (BoundType) -> BoundType) -> BoundSignature {
    var result = self
    for index in parameters.indices {
      result.parameters[index].type = transform(parameters[index].type)
    }
    result.result = self.result.map(transform)
    return result
  }
}

extension Generics {
  /// Placeholders for the parameters, as canonical types have them.
  var placeholders: [TypeSyntax] { parameters.indices.map { .name("τ\($0)") } }
}

extension TypeDeclaration {
  /// Its properties, then its functions, by name with labels.
  var heads: [(name: String, modifiers: Modifiers, place: Location)] {
    properties.map { ($0.name, $0.modifiers, $0.location) }
      + functions.map { ($0.fullName, $0.modifiers, $0.location) }
  }
}

package struct MemberKey: Hashable, Sendable {
  package let name: String
  /// `nil` for a property.
  package let labels: [String]?
  package fileprivate(set) var types: [TypeSyntax]

  // Few members with the same name have different types.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
