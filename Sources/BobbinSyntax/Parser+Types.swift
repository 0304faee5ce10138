extension Parser {
  /// The keyword of a type declaration that is here, if there is one.
  ///
  /// `actor` is a name unless a name follows on its line; the others are reserved words, except
  /// after a period and as argument labels.
  var typeKeyword: Keyword? {
    let keyword = current.keyword
    switch keyword {
    case .class, .struct, .enum, .protocol, .extension, .typealias, .associatedtype: break
    case .actor:
      // A value may have this name, too: `guard a == actor else {`.
      let hasName = !peek().startsLine && !peek().keyword.isInfix && peek().keyword != .else
      let next = peek(2)
      let goesOn =
        next.kind == .leftBrace || next.kind == .colon || next.keyword == .where
        || (isOperator(next) && begins(next, "<"))
      guard hasName, goesOn else { return nil }
    default: return nil
    }
    // `extension [Int]` has no name.
    let hasName = peek().kind == .identifier || keyword == .extension && peek().kind == .leftSquare
    return hasName && beginsDeclaration ? keyword : nil
  }

  /// Whether a reserved word here is neither a member name nor an argument label.
  var beginsDeclaration: Bool { isWord(at: index) && peek().kind != .colon }

  /// Reads a type declaration whose keyword is here.
  mutating func parseTypeDeclaration(
    _ kind: Keyword, _ modifiers: Modifiers, isLocal: Bool
  ) -> TypeDeclaration {
    advance()
    let place = current
    let declaration = TypeDeclaration(
      kind, name: name(place), modifiers: modifiers, isLocal: isLocal, conditions: conditions,
      location: location(place))
    if kind == .extension {
      declaration.target = parseType()
      if case .named(let parts) = declaration.target { declaration.name = parts.last?.text ?? "" }
    } else {
      advance()
      declaration.generics.parameters = parseGenericParameters()
    }
    if eat(.colon) { declaration.inherited = parseInheritanceClause() }
    let isAlias = kind == .typealias || kind == .associatedtype
    if isAlias, eat(.equal) { declaration.target = parseType() }
    declaration.generics.requirements = parseWhereClause()
    if kind == .protocol {
      // Only classes conform to a protocol of Objective-C.
      let isOfObjects = modifiers.attributes.contains { $0.name.hasPrefix("objc") }
      // Only a protocol inherits in its `where` clause, too: extensions have conditions there.
      let types = declaration.generics.requirements
        .filter { !$0.isSame && $0.subject == .name("Self") }.map(\.object)
      declaration.inherited += ((isOfObjects ? [.name("AnyObject")] : []) + types)
        .map { InheritedType(type: $0, location: declaration.location) }
    }
    if at(.leftBrace), !isAlias {
      nest("\(kind)", at: place) { $0.parseMembers(of: declaration) }
    } else if kind != .associatedtype, declaration.target == nil || !isAlias {
      fault("expected \(isAlias ? "a type" : "'{'") in \(kind)", at: current)
    }
    return declaration
  }

  private mutating func parseInheritanceClause() -> [InheritedType] {
    var inherited: [InheritedType] = []
    repeat {
      let place = location(current)
      // The old spelling of `AnyObject`.
      let isClass = at(.class)
      guard let type = parseType() else { break }
      inherited.append(InheritedType(type: isClass ? .name("AnyObject") : type, location: place))
    } while eat(.comma)
    return inherited
  }

  /// Reads the braces of a type.
  private mutating func parseMembers(of declaration: TypeDeclaration) {
    let outer = (owner, bindings, isInStaticMember)
    (owner, isInStaticMember) = (declaration, false)
    // Of the names in scope, it sees only the types.
    bindings = bindings.filter { if case .alias = $0.value { true } else { false } }
    let start = index
    advance()
    while !at(.rightBrace), !at(.endOfFile) { parseMember() }
    declaration.unreadLabels = unreadLabels(since: start)
    // A copy has no spare room: there are many of these arrays, and they are kept.
    declaration.properties = declaration.properties.map { $0 }
    // An outline may end inside a type, but has the associated types of a protocol.
    if !eat(.rightBrace), !file.isOutline || declaration.kind == .protocol {
      let message = "'\(declaration.name)' has no closing brace"
      file.faults.append(Fault(location: declaration.location, message: message))
    }
    (owner, bindings, isInStaticMember) = outer
  }
}
