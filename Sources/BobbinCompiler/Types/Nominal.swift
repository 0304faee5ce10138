package import BobbinSyntax

/// The index of a type in the type table.
package struct TypeID: Hashable, Sendable {
  package let index: Int
}

package struct FileID: Hashable, Sendable {
  package let module: Int
  package let file: Int

  package init(module: Int, file: Int) { (self.module, self.file) = (module, file) }
}

/// A type that was found in the sources, with all its extensions.
///
/// A class, because it is passed around far more often than it is created. Only the type table
/// modifies it.
package final class Nominal {
  /// A declaration or an extension of the type: a class, because it is often passed around.
  package final class Part {
    package let declaration: TypeDeclaration
    package let file: FileID
    /// The type.
    let owner: TypeID
    /// For an extension of an alias that varies, the conditions under which that means this type.
    let conditions: Condition
    /// The types in its inheritance clause, once they are bound.
    var inherited: [TypeTable.Inherited]?
    /// The access level that it has in the type around it, unless it states one.
    let accessAround: Access?

    init(
      _ new: TypeTable.Declared, of owner: TypeID, in around: TypeDeclaration?,
      under conditions: Condition
    ) {
      (declaration, file) = new
      accessAround = around?.memberAccess
      (self.owner, self.conditions) = (owner, conditions)
    }
  }

  package let id: TypeID
  package let module: String
  /// The names of the enclosing types, then its own.
  package let path: [String]
  package let outer: TypeID?
  /// Whether it is declared in an extension of the enclosing type.
  let isInExtension: Bool
  /// It is not among the sources, which only extend it; or it is declared in such an extension.
  package let isForeign: Bool
  /// The only file of the module that can see it, if there is one.
  package let privateFile: Int?
  /// The declaration first, then others of the same name (in other `#if` branches) and extensions.
  package internal(set) var parts: [Part] = []
  /// What its name is bound to; for an alias not the canonical type.
  let type: BoundType
  /// Whether it is nested in a generic type or a protocol.
  let isInGeneric: Bool
  /// Whether its name is always bound to that type.
  let isFixed: Bool
  /// The types nested in it, by name; several modules that extend it may declare the same name.
  var nested: [String: [TypeID]] = [:]
  /// The types that it inherits from and that have nested types, nearest first.
  var lookupBases: [TypeID] = []

  /// Makes a type without parts from its first declaration, or from an extension of a foreign one.
  init(
    _ declaration: TypeDeclaration, id: TypeID, module: String, path: [String], outer: Nominal?,
    isInExtension: Bool = false, privateFile: Int?, imports: Set<NeededImport>
  ) {
    (self.id, self.module, self.path, self.outer) = (id, module, path, outer?.id)
    self.isInExtension = isInExtension
    isForeign = outer?.isForeign ?? (declaration.kind == .extension)
    self.privateFile = privateFile
    var names = path.map { TypeName(text: $0) }
    names[0].module = module
    names[0].file = privateFile
    type = BoundType(written: .named(names), canonical: .named(names), imports: imports)
    isInGeneric =
      outer.map {
        $0.isInGeneric || !$0.declaration.generics.isEmpty || $0.declaration.kind == .protocol
      } ?? false
    isFixed =
      !isForeign && !isInGeneric && declaration.conditions.isEmpty && declaration.kind != .typealias
  }

  package var declaration: TypeDeclaration { parts[0].declaration }
  package var file: FileID { parts[0].file }
  /// The name without those of the types around it.
  package var baseName: String { path[path.count - 1] }
  /// Whether it is one of Bobbin's base classes, which the sources extend.
  var isBaseClass: Bool { isForeign && Runtime.baseClasses.contains(baseName) }
  package var name: String { path.count == 1 ? path[0] : path.joined(separator: ".") }

  /// Where it is declared: under no condition if the branches with a declaration cover everything.
  package var conditions: Condition {
    conditions(of: parts.filter { $0.declaration.kind == declaration.kind })
  }

  /// The same for a service, which may be another kind of type in another branch.
  var conditionsOfService: Condition { conditions(of: declarations) }

  private func conditions(of parts: @autoclosure () -> [Part]) -> Condition {
    // Most are declared once, however often they are extended.
    if self.parts.count == 1 || declaration.conditions.isEmpty { return declaration.conditions }
    let branches = parts().map(\.declaration.conditions)
    return Condition.cover(branches) ? Condition() : .any(of: branches)
  }

  /// Where it is declared as a type that a service may have, perhaps in several branches of an `#if`.
  var declarations: [Part] {
    let kinds: Set<Keyword> = [.class, .struct, .actor, .enum]
    return parts.filter { kinds.contains($0.declaration.kind) }
  }

  /// The keyword that declares it where some conditions hold.
  func kind(wherever conditions: Condition) -> Keyword {
    let part = declarations.first { !$0.declaration.conditions.excludes(conditions) }
    return part?.declaration.kind ?? declaration.kind
  }

  /// Two declarations in the same builds, which swiftc rejects.
  var redeclaration: (first: Part, second: Part)? {
    let all = parts.filter { $0.declaration.kind != .extension }
    return all.indices.lazy.compactMap { index in
      all[..<index].first { $0.declaration.conditions == all[index].declaration.conditions }
        .map { ($0, all[index]) }
    }.first
  }

  /// The lowest of its own access level and those of the types around it.
  package func access(in table: TypeTable) -> Access {
    // What the sources only extend comes from a library.
    if declaration.kind == .extension { return .public }
    let own = declaration.modifiers.access ?? parts[0].accessAround ?? .internal
    return outer.map { min(own, table[$0].access(in: table)) } ?? own
  }

  /// Whether it is an alias, or another branch of an `#if` declares one of its name.
  var isAliasSomewhere: Bool {
    declaration.kind == .typealias
      || !declaration.conditions.isEmpty && parts.contains { $0.declaration.kind == .typealias }
  }

  /// Whether it is an alias that is declared in branches of an `#if`.
  var isBranchingAlias: Bool {
    parts.count > 1 && declaration.kind == .typealias
      && parts.allSatisfy { !$0.declaration.conditions.isEmpty }
  }
}

extension TypeTable {
  /// The access level of the least visible type in a bound type; foreign types have to be public.
  func access(of type: TypeSyntax) -> Access {
    nominals(in: type).map { $0.access(in: self) }.reduce(.public, min)
  }

  /// The first type that other modules cannot name, among those that a member mentions and the types
  /// around these.
  func typeHiding(_ member: Member) -> Nominal? {
    member.writtenTypes.lazy.flatMap(nominals).first { $0.access(in: self) < .package }
  }

  /// The types that a bound type names, each after those around it; without those that are foreign.
  private func nominals(in type: TypeSyntax) -> [Nominal] {
    var result: [Nominal] = []
    type.visitNames { names in
      for length in 1...names.count {
        guard let id = self.type(of: .named(Array(names.prefix(length)))) else { break }
        result.append(self[id])
      }
    }
    return result
  }
}
