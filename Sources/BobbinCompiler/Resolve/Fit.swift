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
  case isolation
  case notSettable
}

/// Decides whether one member can stand for another.
struct Fit {
  let table: TypeTable
  /// The module that judges, which does not know what modules above it add; `nil` for one that
  /// knows everything.
  private var module: String?

  private static let any = TypeSyntax.name("Any")
  static let sendable = TypeSyntax.name("Sendable")
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
  ///
  /// `domain` is the actor that may stand between the two.
  func misfit(of offer: Member, for need: Member, in domain: TypeSyntax?) -> Misfit? {
    if let misfit = misfitOfForm(of: offer, for: need) { return misfit }
    let isOutOfReach = offer.isolation.isOutOfReach(
      of: need.isolation, isAsync: need.effects.isAsync, in: domain)
    return isOutOfReach ? .isolation : nil
  }

  /// Whether a member that was found for `need` serves it only with a closure around it.
  func needsClosure(_ offer: Member, for need: Member) -> Bool {
    misfitOfForm(of: offer, for: need) != nil
  }

  /// Why `offer` does not serve `need`, wherever the two belong.
  private func misfitOfForm(of offer: Member, for need: Member) -> Misfit? {
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
    case (Self.sendable, _):
      return isSendable(offer)
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
  func inherits(_ type: TypeSyntax, from ancestor: TypeSyntax) -> Bool {
    ways(from: type, to: ancestor).contains { $0.isEmpty }
  }

  /// Where a type of the sources is another one only under conditions: one of them, as it is written.
  func condition(for type: TypeSyntax, toBe ancestor: TypeSyntax) -> String? {
    ways(from: type, to: ancestor).first { !$0.isEmpty }
  }

  /// The ways in which a type is declared to be another one: for each what is written as a condition
  /// that is not known to hold, empty if there is none.
  private func ways(from type: TypeSyntax, to ancestor: TypeSyntax) -> [String] {
    // A type that was found under a condition may be found again without one.
    var seen: Set<[TypeSyntax]> = [[type]]
    var waiting = [(type: type, condition: "")]
    var ways: [String] = []
    while let (next, outer) = waiting.popLast() {
      guard case .named(let names) = next else { continue }
      let ids = table.type(of: next).map { [$0] } ?? table.foreignTypes(named: names.map(\.text))
      let parameters = ids.first.map { table[$0].declaration.generics.parameters.map(\.name) } ?? []
      let arguments = names.last?.arguments ?? []
      for part in ids.flatMap({ table[$0].parts })
      where knows(part) && !part.declaration.inherited.isEmpty {
        let binder = Binder(table, file: part.file, type: ids[0])
        let own = unmet(part.declaration.generics, of: part, parameters, arguments, binder)
        let condition = outer.isEmpty ? own : outer
        for inherited in part.declaration.inherited {
          for parent in binder.bind(inherited.type).canonical.compositionParts {
            let parent = parent.substituting(parameters, by: arguments)
            if parent == ancestor { ways.append(condition) }
            let key = condition.isEmpty ? [parent] : [parent, parent]
            if seen.insert(key).inserted { waiting.append((parent, condition)) }
          }
        }
      }
    }
    return ways
  }

  /// The conditions of an extension, if it is not plain that they hold.
  private func unmet(
    _ generics: Generics, of part: Nominal.Part, _ parameters: [String],
    _ arguments: [TypeSyntax], _ binder: Binder
  ) -> String {
    guard part.declaration.kind == .extension, !generics.requirements.isEmpty else { return "" }
    let hold = generics.conditions.map { conditions in
      conditions.allSatisfy { subject, isSame, object in
        let offered = binder.bind(subject).canonical.substituting(parameters, by: arguments)
        let needed = binder.bind(object).canonical.substituting(parameters, by: arguments)
        return isSame ? offered == needed : accepts(needed, offered)
      }
    }
    return hold ?? false ? "" : generics.requirements
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

extension Generics {
  /// What the `where` clause asks, one by one; `nil` if it cannot be read.
  fileprivate var conditions: [(subject: TypeSyntax, isSame: Bool, object: TypeSyntax)]? {
    let texts = requirements.split(separator: ",")
    let types = texts.flatMap { text in
      text.split { $0 == "=" || $0 == ":" }.map { TypeSyntax(parsing: $0) }
    }
    guard types.count == 2 * texts.count, types.allSatisfy({ $0 != nil }) else { return nil }
    return texts.indices.compactMap { index in
      guard let subject = types[2 * index], let object = types[2 * index + 1] else { return nil }
      return (subject, texts[index].contains("="), object)
    }
  }
}

extension TypeSyntax {
  fileprivate init?(parsing text: Substring) {
    let source = Source(path: "", text: "typealias T = \(text)")
    guard let type = Parser.parse(source).declarations.first?.target else { return nil }
    self = type
  }
}
