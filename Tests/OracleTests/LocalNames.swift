import SwiftSyntax

// SwiftParser does not resolve names; this repeats on its tree what our parser does with local
// names.

extension SyntaxProtocol {
  /// The text, in which local aliases are replaced by the types they name.
  var resolved: String {
    tokens(viewMode: .sourceAccurate).map { token in
      guard token.isFirstName, let alias = token.localAliases(token.text).first else {
        return token.text
      }
      return alias.type.resolved
    }
    .joined().withoutSpelling
    // Nothing is known of the members of a generic parameter.
    .replacing(/someAny(\.\w+)+/, with: "someAny")
  }

  /// Whether several local aliases have this name, and which of them is meant, an `#if` decides
  /// that is over here.
  func isBranchingAlias(_ name: String) -> Bool {
    let aliases = localAliases(name)
    return aliases.count > 1 && aliases[0].isInBranch
  }

  /// The local aliases of this name that are declared before the node, the innermost first.
  fileprivate func localAliases(_ name: String) -> [(type: TypeSyntax, isInBranch: Bool)] {
    var found: [(TypeSyntax, Bool)] = []
    var next = parent
    while let ancestor = next {
      next = ancestor.parent
      let generics =
        ancestor.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? ancestor.as(InitializerDeclSyntax.self)?.genericParameterClause
      if generics?.parameters.contains(where: { $0.name.text == name }) ?? false {
        let unknown = SomeOrAnyTypeSyntax(
          someOrAnySpecifier: .keyword(.some),
          constraint: IdentifierTypeSyntax(name: .identifier("Any")))
        found.append((TypeSyntax(unknown), false))
      }
      guard let items = ancestor.as(CodeBlockItemListSyntax.self), !items.isAtTopLevel else {
        continue
      }
      for (alias, isInBranch) in items.aliases(before: position).reversed()
      where alias.name.text == name {
        found.append((alias.initializer.value, isInBranch))
      }
    }
    return found
  }

  /// Whether a parameter or an earlier `let` of the code around the node has this name.
  func isLocalValue(_ name: String) -> Bool {
    var next = parent
    while let ancestor = next {
      next = ancestor.parent
      let signature =
        ancestor.as(FunctionDeclSyntax.self)?.signature
        ?? ancestor.as(InitializerDeclSyntax.self)?.signature
      let parameters =
        signature?.parameterClause ?? ancestor.as(SubscriptDeclSyntax.self)?.parameterClause
      if parameters?.parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name })
        ?? false
      {
        return true
      }
      switch ancestor.as(ClosureExprSyntax.self)?.signature?.parameterClause {
      case .simpleInput(let list) where list.contains { $0.name.text == name }: return true
      case .parameterClause(let clause)
      where clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }:
        return true
      default: break
      }
      guard let items = ancestor.as(CodeBlockItemListSyntax.self), !items.isAtTopLevel else {
        continue
      }
      for item in items where item.endPosition <= position {
        let bindings = item.item.as(VariableDeclSyntax.self)?.bindings
        if bindings?.contains(where: { $0.pattern.trimmedDescription == name }) ?? false {
          return true
        }
      }
    }
    return false
  }
}

extension TokenSyntax {
  /// Whether the token names a type or value, and is after no other name.
  fileprivate var isFirstName: Bool {
    guard
      parent?.is(DeclReferenceExprSyntax.self) == true
        || parent?.is(IdentifierTypeSyntax.self) == true
    else { return false }
    switch previousToken(viewMode: .sourceAccurate)?.tokenKind {
    case .period, .colonColon: return false
    default: return true
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the statements are those of the file, perhaps in an `#if`.
  fileprivate var isAtTopLevel: Bool {
    var next = parent
    while let ancestor = next {
      switch ancestor.kind {
      case .sourceFile: return true
      case .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .codeBlockItem, .codeBlockItemList:
        next = ancestor.parent
      default: return false
      }
    }
    return false
  }

  /// The aliases that are declared here, and in the branches of an `#if` here, up to a place.
  fileprivate func aliases(
    before end: AbsolutePosition
  ) -> [(alias: TypeAliasDeclSyntax, isInBranch: Bool)] {
    filter { $0.endPosition <= end }.flatMap { item in
      if let alias = item.item.as(TypeAliasDeclSyntax.self) { return [(alias, false)] }
      let clauses = item.item.as(IfConfigDeclSyntax.self).map(\.clauses).map(Array.init) ?? []
      return clauses.flatMap { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self)?.aliases(before: end)
          .map { ($0.alias, true) } ?? []
      }
    }
  }
}
