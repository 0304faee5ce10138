package import BobbinSyntax

/// A property or function with bound types: the content of a requirement or a provision.
package struct Member: Hashable, Sendable {
  /// The kind of member; indirect, because members are copied far more often than read.
  package indirect enum Kind: Hashable, Sendable {
    /// `nil` if the type is neither written nor plain from the value.
    case property(BoundType?, Setter)
    case function(BoundSignature)
  }

  /// Whether a property can be set, and through what.
  package enum Setter: Hashable, Sendable {
    case none
    /// On a variable, or on an object.
    case mutating
    /// Always, as `nonmutating set` says.
    case nonmutating
  }

  /// The name without argument labels.
  package var name: String
  /// The name as diagnostics and reports show it: functions with their labels.
  package var fullName: String
  package var kind: Kind
  /// Effects of the getter or of the function.
  package var effects: Effects
  package var isolation: Isolation
  package var availability: Availability
  package var conditions: Condition
  /// The module that declares it.
  package var module: String
  package var location: Location
  /// The modules that must be imported to write its effects.
  var effectImports: Set<NeededImport> = []

  /// The types that it mentions, those of parameters first.
  var types: [BoundType] {
    switch kind {
    case .property(let type, _): type.map { [$0] } ?? []
    case .function(let signature):
      signature.parameters.map(\.type) + (signature.result.map { [$0] } ?? [])
    }
  }

  /// The type of its value.
  package var result: BoundType? {
    switch kind {
    case .property(let type, _): type
    case .function(let signature): signature.result
    }
  }

  var isFunction: Bool { if case .function = kind { true } else { false } }

  /// How a property can be set; a function cannot.
  var setter: Setter {
    get { if case .property(_, let setter) = kind { setter } else { .none } }
    set { if case .property(let type, _) = kind { kind = .property(type, newValue) } }
  }

  var isSettable: Bool { setter != .none }

  /// Whether a caller has to await or try.
  package var hasEffects: Bool { effects != Effects() }
}

/// The signature of a function with bound types.
package struct BoundSignature: Hashable, Sendable {
  /// A parameter with its bound type.
  package struct Parameter: Hashable, Sendable {
    package var label: String
    package var name: String
    package var attributes: [String] = []
    package var type: BoundType
    package var isVariadic = false
    package var hasDefault = false
    /// The text of a default that depends on the place of the call, such as `#fileID`.
    package var callSiteDefault: String?
  }

  package var generics: Generics
  package var parameters: [Parameter]
  /// `nil` means `Void`.
  package var result: BoundType?
  /// The modules that must be imported to write the generic constraints.
  package var genericImports: Set<NeededImport> = []
}

extension BoundSignature {
  init(_ signature: Signature, _ binder: Binder) {
    generics = signature.generics
    parameters = signature.parameters.map {
      Parameter(
        label: $0.label, name: $0.name, attributes: $0.attributes, type: binder.bind($0.type),
        isVariadic: $0.isVariadic, hasDefault: $0.hasDefault,
        callSiteDefault: $0.callSiteDefault)
    }
    result = signature.result.map(binder.bind)
    genericImports = binder.imports(of: signature.generics)
  }

  /// The signature with other types.
  func mapTypes(_ transform: (BoundType) -> BoundType) -> BoundSignature {
    var result = self
    for index in parameters.indices {
      result.parameters[index].type = transform(parameters[index].type)
    }
    result.result = self.result.map(transform)
    return result
  }
}

extension Member {
  /// The member with other types.
  func mapTypes(_ transform: (BoundType) -> BoundType) -> Member {
    var member = self
    switch kind {
    case .property(let type, let setter): member.kind = .property(type.map(transform), setter)
    case .function(let signature): member.kind = .function(signature.mapTypes(transform))
    }
    return member
  }

  init(_ property: Property, _ binder: Binder, isolation: Isolation) {
    name = property.name
    fullName = property.name
    let setter: Setter =
      property.hasNonmutatingSetter ? .nonmutating : property.isSettable ? .mutating : .none
    kind = .property(binder.type(of: property), setter)
    effects = binder.bind(property.getter, &effectImports)
    availability = Availability(property.modifiers)
    self.isolation = binder.isolation(property.modifiers) ?? isolation
    conditions = property.conditions
    module = binder.module
    location = property.location
  }

  init(_ function: Function, _ binder: Binder, isolation: Isolation) {
    let inner = Binder(
      binder.table, file: binder.scope.file, type: binder.scope.type,
      generics: function.signature.generics.parameters)
    name = function.name
    fullName = function.fullName
    kind = .function(BoundSignature(function.signature, inner))
    effects = inner.bind(function.signature.effects, &effectImports)
    availability = Availability(function.modifiers)
    self.isolation = binder.isolation(function.modifiers) ?? isolation
    conditions = function.conditions
    module = binder.module
    location = function.location
  }

  /// The type as reports show it; of a function the function type.
  package var typeDescription: String {
    switch kind {
    case .property(let type, _):
      return type?.written.description ?? "unknown"
    case .function(let signature):
      let parameters = signature.parameters.map {
        $0.type.written.description + ($0.isVariadic ? "..." : "")
      }
      let result = signature.result?.written.description ?? "Void"
      return "(\(parameters.joined(separator: ", ")))\(effects) -> \(result)"
    }
  }

  /// The modules that must be imported where the member is written out.
  package var imports: Set<NeededImport> {
    importsOfInterface.union(effectImports).union(isolation.imports)
  }

  /// Those of them that have to be as visible as the member.
  ///
  /// Swift does not count the error of a getter or the actor, and warns about an import that is
  /// public only for one of them.
  var importsOfInterface: Set<NeededImport> {
    let imports = types.reduce(into: Set<NeededImport>()) { $0.formUnion($1.imports) }
    guard case .function(let signature) = kind else { return imports }
    return imports.union(signature.genericImports).union(effectImports)
  }

  /// A key for sorting that does not depend on where anything is declared.
  var order: [String] {
    let key = key
    return [name] + (key.labels ?? []) + [""] + key.types.map(\.sortKey)
      + ["\(effects)", "\(isSettable)", isolation.actor?.sortKey ?? ""]
  }

  /// The identity of a requirement: its name and canonical types, without effects.
  package var key: MemberKey {
    switch kind {
    case .property(let type, _):
      return MemberKey(name: name, labels: nil, types: [type?.canonical ?? .name("_")])
    case .function(let signature):
      // Generic parameters are the same under any name.
      let names = signature.generics.names
      let placeholders = names.indices.map { TypeSyntax.name("τ\($0)") }
      let result = signature.result?.canonical ?? .tuple([])
      let types = (signature.parameters.map(\.type.canonical) + [result])
        .map { $0.substituting(names, by: placeholders) }
      return MemberKey(name: name, labels: signature.parameters.map(\.label), types: types)
    }
  }
}

/// The identity of a requirement.
package struct MemberKey: Hashable, Sendable {
  package let name: String
  /// `nil` for a property.
  package let labels: [String]?
  package let types: [TypeSyntax]
}
