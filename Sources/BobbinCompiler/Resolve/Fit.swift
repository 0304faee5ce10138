import BobbinSyntax

/// Why a member of the right name does not serve a requirement.
enum Misfit: Hashable {
  case otherKind
  case otherType
  case untyped
  case isStatic
  case invisible(Access)
  /// A module adds it that the asking one is compiled without.
  case fromAbove
  case effects
  case notSettable
}

/// Decides whether one member can stand for another.
struct Fit {
  let table: TypeTable
  /// The module that judges, which does not know what modules above it add; `nil` for one that
  /// knows everything.
  private var module: String?

  private static let any = TypeSyntax.name("Any")
  private static let anyObject = TypeSyntax.name("AnyObject")

  init(table: TypeTable) {
    self.table = table
  }

  /// The judgement of one module.
  func seen(from module: String) -> Fit {
    var fit = self
    fit.module = module
    return fit
  }

  /// Why `offer` does not serve `need`, both having one name; `nil` when it does.
  func misfit(of offer: Member, for need: Member) -> Misfit? {
    switch (offer.kind, need.kind) {
    case (.property(nil, _), .property):
      return .untyped
    case (.property(let offered?, let setter), .property(let needed?, let neededSetter)):
      guard accepts(needed.canonical, offered.canonical) else { return .otherType }
      // Through a constant the parent, an object, can be set by any setter.
      if neededSetter != .none, setter == .none { return .notSettable }
      // What is set goes the other way.
      if neededSetter != .none, !accepts(offered.canonical, needed.canonical) { return .otherType }
    case (.function(let offered), .function(let needed)):
      guard accepts(needed, offered) else { return .otherType }
    default:
      return .otherKind
    }
    return covers(need.effects, offer.effects) ? nil : .effects
  }

  /// Whether a caller that is prepared for `need` is prepared for `offer`.
  private func covers(_ need: Effects, _ offer: Effects) -> Bool {
    if offer.isAsync, !need.isAsync { return false }
    switch (offer.throwing, need.throwing) {
    case (.never, _), (_, .anything), (.rethrowing, .rethrowing): return true
    case (.typed(let offered), .typed(let needed)):
      let normaliser = Normaliser(table: table)
      return accepts(normaliser.normalise(needed), normaliser.normalise(offered))
    default: return false
    }
  }

  private func accepts(_ need: BoundSignature, _ offer: BoundSignature) -> Bool {
    guard need.parameters.map(\.label) == offer.parameters.map(\.label),
      need.generics.parameters.count == offer.generics.parameters.count
    else { return false }
    let names = offer.generics.parameters.map(\.name)
    let replacements = need.generics.parameters.map { TypeSyntax.name($0.name) }
    func renamed(_ type: TypeSyntax) -> TypeSyntax {
      type.substituting(names, by: replacements)
    }
    // Parameters the other way round: what the child passes, the parent must take.
    let takesAll = zip(need.parameters, offer.parameters).allSatisfy { needed, offered in
      needed.isVariadic == offered.isVariadic
        && accepts(renamed(offered.type.canonical), needed.type.canonical)
    }
    guard takesAll else { return false }
    guard let result = need.result else { return offer.result == nil }
    return offer.result.map { accepts(result.canonical, renamed($0.canonical)) } ?? false
  }

  /// Whether the compiler takes a value of type `offer` where `need` is wanted: the same type, `T` for
  /// `T?`, or a type that is declared to conform to or inherit from it.
  func accepts(_ need: TypeSyntax, _ offer: TypeSyntax) -> Bool {
    if need == offer { return true }
    switch (need, offer) {
    case (Self.any, _):
      // Swift warns where an optional becomes `Any`.
      return !offer.isOptional
    case (Self.anyObject, .named):
      return table.type(of: offer).map { table[$0].declaration.kind.isOfObjects } ?? false
    case (.implicitlyUnwrapped(let needed), .optional(let offered)):
      return accepts(needed, offered)
    case (.implicitlyUnwrapped(let needed), _):
      return accepts(needed, offer)
    case (.function, .attributed(["@Sendable"], let offered)):
      return accepts(need, offered)
    case (.optional(let needed), .optional(let offered)):
      return accepts(needed, offered)
    case (.optional(let needed), _):
      return accepts(needed, offer)
    case (_, .implicitlyUnwrapped(let offered)):
      return accepts(need, offered)
    case (.composition(let parts), _):
      return parts.allSatisfy { accepts($0, offer) }
    case (_, .composition(let parts)):
      return parts.contains { accepts(need, $0) }
    case (_, .opaque(let constraint)):
      return accepts(need, constraint)
    default:
      return inherits(offer, from: need)
    }
  }

  /// Whether a type of the sources is declared to be another one.
  private func inherits(_ type: TypeSyntax, from ancestor: TypeSyntax) -> Bool {
    var seen: Set<TypeSyntax> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      guard let id = table.type(of: next) else { continue }
      for part in table[id].parts where knows(part) {
        let binder = Binder(table, file: part.file, type: id)
        for inherited in part.declaration.inherited {
          for parent in binder.bind(inherited.type).canonical.compositionParts {
            if parent == ancestor { return true }
            if seen.insert(parent).inserted { waiting.append(parent) }
          }
        }
      }
    }
    return false
  }

  private func knows(_ part: Nominal.Part) -> Bool {
    module.map { table.isVisible(table.modules[part.file.module].name, from: $0) } ?? true
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}

extension TypeDeclaration.Kind {
  fileprivate var isOfObjects: Bool { self == .class || self == .actor }
}
