import BobbinSyntax

/// Whether Swift accepts a value of one type as another one, as far as the sources show.
enum Assignability: Comparable {
  /// Both types and all that they conform to are known, and they are unrelated.
  case no
  /// Something about them was not read; only swiftc knows.
  case unknown
  case yes
}

/// Compares types as one module sees them.
struct TypeMatcher {
  let table: TypeTable
  /// The module whose view is used, without what modules above it add; `nil` to see everything.
  var module: String?
  /// The builds in which types are compared.
  var conditions = Condition()

  /// Whether `offer` can be assigned to `need`, both canonical: the same type, `T` for `T?`, a
  /// declared conformance or superclass, and what Swift converts by itself.
  func assignability(of offer: TypeSyntax, to need: TypeSyntax) -> Assignability {
    if need == offer { return .yes }
    if let needed = need.wrapped { return assignability(of: offer.wrapped ?? offer, to: needed) }
    switch (need, offer) {
    case (_, .implicitlyUnwrapped(let offered)): return assignability(of: offered, to: need)
    case (.composition(let parts), _):
      return parts.map { assignability(of: offer, to: $0) }.min() ?? .yes
    case (_, .composition(let parts)):
      return parts.map { assignability(of: $0, to: need) }.max() ?? .no
    case (.opaque, _), (.metatype, .metatype), (.tuple, .tuple): return .unknown
    case (_, .opaque) where table.hasNoSubtypes(need): return .no
    case (_, .opaque(let constraint)): return assignability(of: constraint, to: need)
    default:
      if let needed = need.closure, let offered = offer.closure {
        return offer.isOptional ? .no : assignability(of: offered, to: needed)
      }
      return assignabilityOfNamed(offer.withoutSugar, to: need.withoutSugar)
    }
  }

  /// The same for function types, whose parameters are compared in the other direction.
  func assignability(of offer: TypeSyntax.Closure, to need: TypeSyntax.Closure) -> Assignability {
    guard need.parameters.count == offer.parameters.count else { return .no }
    let parameters = zip(need.parameters, offer.parameters).map {
      assignability(of: $0.type, to: $1.type)
    }
    let types = min(
      parameters.min() ?? .yes, assignability(of: offer.result, to: need.result),
      assignability(of: offer.effects, to: need.effects))
    // A function that may run anywhere can run here, too; swiftc knows more about actors.
    let words = Set(offer.words).subtracting(["@Sendable"])
    let isPlain = [words, Set(offer.words)].contains(Set(need.words))
    return isPlain ? types : min(types, .unknown)
  }

  /// Whether a caller that is prepared for `need` is prepared for `offer`.
  func assignability(of offer: Effects, to need: Effects) -> Assignability {
    if offer.isAsync, !need.isAsync { return .no }
    switch (offer.throwing, need.throwing) {
    case (.never, _), (_, .anything), (.rethrowing, .rethrowing): return .yes
    case (.typed(let offered), .typed(let needed)):
      return assignability(of: table.normalize(offered), to: table.normalize(needed))
    default: return .no
    }
  }

  // MARK: Names

  private func assignabilityOfNamed(_ offer: TypeSyntax, to need: TypeSyntax) -> Assignability {
    if need == .name("Any") { return .yes }
    if need == .name("AnyObject"), let kind = table.kind(of: offer) {
      if [.class, .actor].contains(kind) { return .yes }
      if [.struct, .enum].contains(kind) { return .no }
    }
    guard case .named(let offered) = offer, case .named(let needed) = need else {
      // A tuple, function or metatype, and a name, which may be that of an alias.
      return [offer, need].allSatisfy { $0.lastName == nil || isKnown($0) } ? .no : .unknown
    }
    if offer.isNamedLike(need) { return assignability(of: offered, to: needed) }
    // Nothing else converts to a struct or a final class, whatever it inherits from.
    if table.hasNoSubtypes(need), isKnown(offer), isKnown(need) { return .no }
    let ancestors = ancestors(of: offer)
    if ancestors.found[need] == .yes { return .yes }
    // No type accepts an optional of itself, or a slot of it, even if the type was not read.
    let isAroundIt = offer.genericArguments == [need] && !need.isMarker
    if isAroundIt, offer.isNamed(["Optional", "Shared", "WeakShared"]) { return .no }
    let alike = ancestors.found.keys.filter(need.isNamedLike)
    if !alike.isEmpty {
      // swiftc infers a protocol's associated types.
      guard table.kind(of: need) == .class else { return .unknown }
      return alike.map { assignabilityOfNamed($0, to: need) }.max() ?? .no
    }
    guard ancestors.isComplete, isKnown(need) else { return .unknown }
    // What adds conformances adds no superclass.
    let mayConform = table.kind(of: need).map { $0 == .protocol && ancestors.mayConformToMore }
    return mayConform ?? StandardLibrary.protocols.contains(needed[0].text) ? .unknown : .no
  }

  /// The same for two lists of arguments for one declaration.
  private func assignability(of offered: [TypeName], to needed: [TypeName]) -> Assignability {
    let arguments = zip(offered.flatMap(\.arguments), needed.flatMap(\.arguments))
    if needed.allSatisfy(\.arguments.isEmpty) { return .yes }
    guard offered.map(\.arguments.count) == needed.map(\.arguments.count) else { return .unknown }
    if ["Array", "Dictionary", "Set"].contains(needed[0].text), needed[0].module == nil {
      return arguments.map { assignability(of: $0, to: $1) }.min() ?? .yes
    }
    return arguments.contains { $0 != $1 && isKnown($0) && isKnown($1) } ? .no : .unknown
  }

  /// Whether all names in a type are those of types that were read, or of a library that is known.
  private func isKnown(_ type: TypeSyntax) -> Bool { !type.containsName { !isKnown($0) } }

  private func isKnown(_ names: [TypeName]) -> Bool {
    table.type(of: .named(names)).map {
      !table[$0].isAliasSomewhere && table[$0].declaration.kind != .associatedtype
    } ?? StandardLibrary.distinguishes(names)
  }

  // MARK: Ancestors

  /// The types that a type is declared to inherit from or conform to.
  private struct Ancestors {
    /// Each with `.unknown` if it depends on conditions that are not known to hold.
    var found: [TypeSyntax: Assignability] = [:]
    /// All declarations on the way were read.
    var isComplete = true
    /// A macro, or an extension of a framework's class, may add conformances.
    var mayConformToMore = false
  }

  /// Walks inheritance clauses, those of extensions included; linear in what is found.
  private func ancestors(of type: TypeSyntax) -> Ancestors {
    var result = Ancestors()
    // What was found under a condition may be found again without one.
    var waiting = [(type: type, holds: Assignability.yes)]
    var branches: [[TypeSyntax]: [Condition]] = [:]
    while let (next, certainty) = waiting.popLast() {
      guard case .named(let names) = next else { continue }
      let ids = table.entries(for: next)
      let id = table.type(of: next)
      let isOfFrameworks =
        id == nil && names.count == 1 && StandardLibrary.isOfFrameworks(names[0].text)
      if !isOfFrameworks, !isComplete(names) { result.isComplete = false }
      let parts = ids.flatMap { table[$0].parts }
      let hasMacro = parts.contains { $0.declaration.modifiers.possibleMacro != nil }
      if hasMacro || isOfFrameworks { result.mayConformToMore = true }
      let parameters = ids.first.map { table[$0].declaration.generics.names } ?? []
      let arguments = next.genericArguments
      for part in parts where knows(part) && !part.declaration.inherited.isEmpty {
        let holds = min(certainty, holds(part, parameters, arguments))
        for inherited in table.inherited(by: part) {
          let parent = inherited.type.canonical.substituting(parameters, by: arguments)
          var holds = holds
          if !inherited.conditions.isEmpty {
            // Several branches may state the same conformance.
            branches[[next, parent], default: []].append(inherited.conditions)
            let all = branches[[next, parent]] ?? []
            if !Condition.cover(all, wherever: table[ids[0]].conditions.adding(self.conditions)) {
              holds = min(holds, .unknown)
            }
          }
          guard result.found[parent] ?? .no < holds else { continue }
          result.found[parent] = holds
          waiting.append((parent, holds))
        }
      }
    }
    return result
  }

  /// Whether everything that a type inherits from is declared where it can be read.
  private func isComplete(_ names: [TypeName]) -> Bool {
    if names[0].module != nil { return isKnown(names) }
    // Key paths are classes that inherit from each other.
    let isKeyPath = names[0].text.hasSuffix("KeyPath")
    return StandardLibrary.markers.contains(names[0].text) || isKnown(names) && !isKeyPath
  }

  /// Whether the conditions of an extension hold for a type with some arguments.
  func holds(
    _ part: Nominal.Part, _ parameters: [String], _ arguments: [TypeSyntax]
  ) -> Assignability {
    guard part.declaration.kind == .extension else { return .yes }
    let binder = Binder(table, part)
    func bound(_ type: TypeSyntax) -> TypeSyntax {
      let type = binder.bind(type).canonical.substituting(parameters, by: arguments)
      return parameters == ["Self"] ? associated(type, of: arguments[0]) : type
    }
    func equality(of offered: TypeSyntax, and needed: TypeSyntax) -> Assignability {
      offered == needed ? .yes : isKnown(offered) && isKnown(needed) ? .no : .unknown
    }
    let fixed = part.declaration.target.map { bound($0).genericArguments } ?? []
    // Those of a protocol are its associated types.
    if !fixed.isEmpty, parameters == ["Self"] || arguments.count != fixed.count { return .unknown }
    return
      (zip(arguments, fixed).map(equality)
      + part.declaration.generics.conditions.map { requirement in
        let (offered, needed) = (bound(requirement.subject), bound(requirement.object))
        return requirement.isSame
          ? equality(of: offered, and: needed) : assignability(of: offered, to: needed)
      }).min() ?? .yes
  }

  /// Replaces an associated type by its witness in a conforming type, if the declaration shows it.
  private func associated(_ type: TypeSyntax, of conforming: TypeSyntax) -> TypeSyntax {
    guard let id = table.type(of: type), table[id].declaration.kind == .associatedtype,
      let owner = table[id].outer, let nominal = table.type(of: conforming)
    else { return type }
    let name = table[id].baseName
    let properties = table.whole(owner).flatMap(\.properties)
      .filter { $0.type == .name(name) }.map(\.name)
    let found = table.classes(from: nominal).flatMap { table[$0].parts }.lazy.compactMap { part in
      let (binder, whole) = (Binder(table, part), table.whole(part))
      return whole.nested.contains { $0.name == name }
        ? binder.bind(.name(name))
        : whole.properties.first { properties.contains($0.name) && !$0.modifiers.isStatic }
          .flatMap(binder.type)
    }
    return found.first?.canonical ?? type
  }

  private func knows(_ part: Nominal.Part) -> Bool {
    module.map { table.isVisible(table.modules[part.file.module].name, from: $0) } ?? true
  }
}

extension TypeTable {
  /// Whether a part of a type, such as `extension Box<Int>`, adds to it if it has these arguments.
  func holds(_ part: Nominal.Part, for arguments: [TypeSyntax]) -> Assignability {
    let nominal = self[part.owner]
    let names = nominal.isBaseClass ? ["DependencyType"] : nominal.declaration.generics.names
    return TypeMatcher(table: self).holds(part, names, arguments)
  }

  /// Whether no other type inherits from or conforms to what a bound type names; an enumeration that
  /// has `Int` as its raw type does not.
  fileprivate func hasNoSubtypes(_ type: TypeSyntax) -> Bool {
    self.type(of: type).map { id in
      self[id].parts.map(\.declaration).allSatisfy {
        [.extension, .struct, .enum, .actor].contains($0.kind)
          || $0.kind == .class && $0.modifiers.contains(.final)
      }
    }
      ?? (type.isNamed(StandardLibrary.structs)
        || type.isNamed(StandardLibrary.types) && !(type.lastName?.hasSuffix("KeyPath") ?? false))
  }

  /// The keyword that declares what a bound type names, if that is among the sources.
  func kind(of type: TypeSyntax) -> Keyword? {
    self.type(of: type).map { self[$0].declaration.kind }
  }
}

extension TypeSyntax {
  /// The name that a type with a spelling of its own has in the standard library.
  fileprivate var withoutSugar: TypeSyntax {
    switch self {
    case .optional(let wrapped): .named([TypeName(text: "Optional", arguments: [wrapped])])
    case .array: .named([TypeName(text: "Array", arguments: genericArguments)])
    case .dictionary: .named([TypeName(text: "Dictionary", arguments: genericArguments)])
    default: self
    }
  }

  /// Whether two names are the same but for their arguments.
  fileprivate func isNamedLike(_ other: TypeSyntax) -> Bool {
    guard case .named(let own) = self, case .named(let names) = other else { return false }
    return own.map(\.text) == names.map(\.text) && own[0].module == names[0].module
  }
}
