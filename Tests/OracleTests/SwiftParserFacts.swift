import BobbinSyntax
import SwiftParser
import SwiftSyntax

/// One fact of a file, as a line of text at a place.
struct PlainFact: Comparable, CustomStringConvertible {
  var location: Location
  var text: String

  var description: String { "\(location.line):\(location.column): \(text)" }

  static func < (left: PlainFact, right: PlainFact) -> Bool {
    (left.location, left.text) < (right.location, right.text)
  }
}

/// The facts that the toolchain's own parser finds in a file, in the words of `PlainFact.all(of:)`.
///
/// Text is compared without white space and parentheses, so that neither parser has to say how it
/// would write a type.
final class SwiftParserFacts: SyntaxVisitor {
  private(set) var facts: [PlainFact] = []
  private let lines: LineTable
  /// How many `#if` are open.
  private var depth = 0

  init(_ source: Source, _ tree: SourceFileSyntax) {
    lines = LineTable(source)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    facts.sort()
  }

  private func add(_ text: String, at node: some SyntaxProtocol) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let mark = depth > 0 ? " #\(depth)" : ""
    facts.append(PlainFact(location: lines.location(offset), text: text + mark))
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) {
    depth -= 1
  }

  // MARK: What is not read

  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    walk(node.baseType)
    return .skipChildren
  }

  // MARK: Imports and types

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map { $0.name.plain }.joined(separator: ".")
    let kind = node.importKindSpecifier?.text ?? ""
    add("import \(kind) \(path) \(head(node.attributes, node.modifiers))", at: node.importKeyword)
    return .skipChildren
  }

  private func addType(
    _ kind: String, _ name: some SyntaxProtocol,
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax
      & WithModifiersSyntax, generics: GenericParameterClauseSyntax? = nil,
    inherited: InheritanceClauseSyntax?, clause: GenericWhereClauseSyntax?,
    target: SwiftSyntax.TypeSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    var all =
      inherited?.inheritedTypes.map {
        $0.type.is(ClassRestrictionTypeSyntax.self) ? "AnyObject" : $0.type.plain
      } ?? []
    if kind == "protocol" {
      // Only classes conform to one of Objective-C.
      let attributes = node.attributes.flatMap(\.allAttributes)
      if attributes.contains(where: { $0.hasPrefix("@objc") }) { all.append("AnyObject") }
      // A protocol inherits from what its clause says of `Self`, too.
      all += clause?.ofSelf.map(\.plain) ?? []
    }
    let types = all.joined(separator: "|")
    add(
      "\(kind) \(name.plain)\(list(generics)): \(types) = \(target?.plain ?? "") "
        + "\(requirements(clause)) \(head(node.attributes, node.modifiers))"
        + (isLocal(Syntax(node)) ? " local" : ""),
      at: name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "class", node.name, node, generics: node.genericParameterClause,
      inherited: node.inheritanceClause, clause: node.genericWhereClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "struct", node.name, node, generics: node.genericParameterClause,
      inherited: node.inheritanceClause, clause: node.genericWhereClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "enum", node.name, node, generics: node.genericParameterClause,
      inherited: node.inheritanceClause, clause: node.genericWhereClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "actor", node.name, node, generics: node.genericParameterClause,
      inherited: node.inheritanceClause, clause: node.genericWhereClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "protocol", node.name, node, inherited: node.inheritanceClause,
      clause: node.genericWhereClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "extension", node.extendedType, node, inherited: node.inheritanceClause,
      clause: node.genericWhereClause)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "typealias", node.name, node, generics: node.genericParameterClause, inherited: nil,
      clause: node.genericWhereClause, target: node.initializer.value)
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "associatedtype", node.name, node, inherited: node.inheritanceClause,
      clause: node.genericWhereClause, target: node.initializer?.value)
  }

  /// Whether a declaration is in a body.
  private func isLocal(_ node: Syntax) -> Bool {
    var next = node.parent
    while let ancestor = next {
      switch ancestor.kind {
      case .memberBlockItem, .memberBlockItemList, .memberBlock, .classDecl, .structDecl, .enumDecl,
        .actorDecl, .protocolDecl, .extensionDecl, .codeBlockItem, .codeBlockItemList,
        .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .sourceFile:
        next = ancestor.parent
      default:
        return true
      }
    }
    return false
  }

  // MARK: Members

  /// Whether a declaration is a member of a type.
  private func isMember(_ node: some DeclSyntaxProtocol) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) ?? false
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isMember(node) else { return .visitChildren }
    add(
      "func \(node.name.plain)\(list(node.genericParameterClause))"
        + signature(node.signature, node.genericWhereClause)
        + " \(head(node.attributes, node.modifiers))", at: node.name)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isMember(node) else { return .visitChildren }
    add(
      "init\(node.optionalMark?.text ?? "")\(list(node.genericParameterClause))"
        + signature(node.signature, node.genericWhereClause)
        + " \(head(node.attributes, node.modifiers))", at: node.initKeyword)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if isMember(node) {
      let offset = node.subscriptKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      facts.append(PlainFact(location: lines.location(offset), text: "subscript"))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isMember(node) else { return .visitChildren }
    let isInProtocol =
      node.ancestor { $0.is(MemberBlockSyntax.self) }?.parent?.is(ProtocolDeclSyntax.self) ?? false
    var type: SwiftSyntax.TypeSyntax?
    var types: [SwiftSyntax.TypeSyntax?] = []
    for binding in node.bindings.reversed() {
      // A written type is that of all names before it that have neither type nor value.
      if let annotation = binding.typeAnnotation {
        type = annotation.type
      } else if binding.initializer != nil || binding.accessorBlock != nil {
        type = nil
      }
      if !binding.pattern.is(IdentifierPatternSyntax.self),
        !binding.pattern.is(WildcardPatternSyntax.self)
      {
        type = nil
      }
      types.append(type)
    }
    for (binding, type) in zip(node.bindings, types.reversed()) {
      if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        for (name, type) in names(in: tuple, of: binding.typeAnnotation?.type) {
          let head = head(node.attributes, node.modifiers)
          let written = type.map { ": \($0.plain)" } ?? ""
          add("\(node.bindingSpecifier.text) \(name.plain)\(written)  \(head)", at: name)
        }
      }
      guard
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
          ?? binding.pattern.as(WildcardPatternSyntax.self)?.wildcard
      else { continue }
      let written =
        type.map { ": \($0.plain)" }
        ?? binding.initializer?.value.plainType.map { " ~ \($0)" } ?? ""
      let accessors = accessors(binding.accessorBlock, isInProtocol: isInProtocol)
      add(
        "\(node.bindingSpecifier.text) \(name.plain)\(written) \(accessors)"
          + " \(head(node.attributes, node.modifiers))", at: name)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.ancestor { $0.is(EnumDeclSyntax.self) }?.as(EnumDeclSyntax.self)?.name.plain
    for element in node.elements where element.parameterClause == nil {
      let head = [head(node.attributes, node.modifiers), "static"].filter { !$0.isEmpty }
      add(
        "let \(element.name.plain): \(type ?? "")  \(head.joined(separator: " "))", at: element.name
      )
    }
    return .skipChildren
  }

  private func names(
    in pattern: TuplePatternSyntax, of type: SwiftSyntax.TypeSyntax?
  ) -> [(TokenSyntax, SwiftSyntax.TypeSyntax?)] {
    let types = type?.as(TupleTypeSyntax.self)?.elements.map(\.type) ?? []
    return pattern.elements.enumerated().flatMap { index, element in
      let type = index < types.count ? types[index] : nil
      if let inner = element.pattern.as(TuplePatternSyntax.self) {
        return names(in: inner, of: type)
      }
      let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier
      return name.map { [($0, type)] } ?? []
    }
  }

  private func accessors(_ block: AccessorBlockSyntax?, isInProtocol: Bool) -> String {
    guard let block else { return isInProtocol ? "{ get }" : "" }
    switch block.accessors {
    case .getter(let body):
      return "{ get }" + (body.isNil ? " nil" : "")
    case .accessors(let list):
      let words = list.map(\.accessorSpecifier.text)
      if words.contains("willSet") || words.contains("didSet") { return "" }
      let getter = list.first { $0.accessorSpecifier.text == "get" }
      let setter = list.last {
        ["set", "_modify", "unsafeMutableAddress", "modify"].contains($0.accessorSpecifier.text)
      }
      let isNonmutating = setter?.modifier?.name.text == "nonmutating"
      return "{ get\(effects(getter?.effectSpecifiers))"
        + (setter == nil ? "" : isNonmutating ? " nonmutating set" : " set") + " }"
        + (getter?.body?.statements.isNil ?? false ? " nil" : "")
    @unknown default:
      return "?"
    }
  }

  private func effects(_ effects: AccessorEffectSpecifiersSyntax?) -> String {
    self.effects(effects?.asyncSpecifier, effects?.throwsClause)
  }

  private func effects(_ async: TokenSyntax?, _ clause: ThrowsClauseSyntax?) -> String {
    (async == nil ? "" : " async")
      + (clause.map { " \($0.throwsSpecifier.text)\($0.type?.plain ?? "")" } ?? "")
  }

  private func signature(
    _ node: FunctionSignatureSyntax, _ clause: GenericWhereClauseSyntax?
  ) -> String {
    let parameters = node.parameterClause.parameters.map { parameter in
      let names =
        parameter.firstName.plain + " " + (parameter.secondName ?? parameter.firstName).plain
      return "\(names): \(parameter.type.plain)\(parameter.ellipsis?.text ?? "")"
        + (parameter.defaultValue == nil ? "" : " = _")
    }
    let result = node.returnClause?.type.plain ?? ""
    return "(\(parameters.joined(separator: ", ")))"
      + effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause)
      + " -> \(result == "Void" ? "" : result) \(requirements(clause))"
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.arguments {
      guard let label = argument.label, WiringCall.Label(rawValue: label.text) != nil,
        node.leftParen != nil, let callee = node.calledExpression.callee(with: label.text),
        !node.isPattern(with: argument.expression)
      else { continue }
      let place =
        node.calledExpression.isInitializerOfValue
        ? Syntax(node.calledExpression.as(MemberAccessExprSyntax.self)?.declName)
        : Syntax(node.calledExpression)
      let labels = node.arguments.map { $0.label?.plain ?? "_" }
      var trailing = node.trailingClosure == nil ? [] : ["_"]
      trailing += node.additionalTrailingClosures.map(\.label.plain)
      add("\(label.text) of \(callee) \(labels) \(trailing)", at: place ?? Syntax(node))
    }
    return .visitChildren
  }

  // MARK: Parts

  private func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax)
    -> String
  {
    let words = modifiers.map { $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? "") }
    return (attributes.flatMap(\.allAttributes) + words.sorted()).joined(separator: " ")
  }

  private func list(_ clause: GenericParameterClauseSyntax?) -> String {
    guard let clause else { return "" }
    return "<" + clause.parameters.map(\.name.plain).joined(separator: ",") + ">"
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> String {
    clause.map { "where " + $0.requirements.plain } ?? ""
  }
}

extension AttributeListSyntax.Element {
  /// The attribute, or all in the branches of an `#if`.
  fileprivate var allAttributes: [String] {
    switch self {
    case .attribute(let attribute): [attribute.plain]
    case .ifConfigDecl(let branches):
      branches.clauses.flatMap { clause in
        clause.elements?.as(AttributeListSyntax.self)?.flatMap(\.allAttributes) ?? []
      }
    @unknown default: []
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the code is no more than `nil` or `return nil`.
  fileprivate var isNil: Bool {
    guard count == 1, let item = first?.item else { return false }
    let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    return value?.is(NilLiteralExprSyntax.self) ?? false
  }
}

extension ExprSyntax {
  /// The type that the value says plainly.
  fileprivate var plainType: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    case .prefixOperatorExpr(let prefix):
      let isNumber =
        prefix.expression.is(IntegerLiteralExprSyntax.self)
        || prefix.expression.is(FloatLiteralExprSyntax.self)
      return prefix.operator.text == "-" && isNumber ? prefix.expression.plainType : nil
    case .functionCallExpr(let call):
      if let collection = call.calledExpression.collectionType { return collection }
      guard let names = call.calledExpression.names?.droppingInit, !names.isEmpty else {
        return nil
      }
      let areTypes = names.allSatisfy {
        $0.first { $0 != "_" }?.isUppercase ?? false
      }
      return areTypes ? names.joined(separator: ".") : nil
    case .forceUnwrapExpr(let forced) where forced.expression.is(FunctionCallExprSyntax.self):
      return forced.expression.plainType.map { $0 + "!" }
    case .sequenceExpr(let sequence):
      let parts = Array(sequence.elements)
      guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self), !parts[0].is(TryExprSyntax.self)
      else { return nil }
      return type.plain + (cast.questionOrExclamationMark?.text == "?" ? "?" : "")
    default: return nil
    }
  }

  /// `[A]` or `[A: B]`, where that is a type.
  private var collectionType: String? {
    if let array = self.as(ArrayExprSyntax.self) {
      let isType = array.elements.first.map { $0.expression.isType && $0.trailingComma == nil }
      return array.elements.count == 1 && isType == true ? plain : nil
    }
    guard let dictionary = self.as(DictionaryExprSyntax.self),
      case .elements(let pairs) = dictionary.content, let first = pairs.first
    else { return nil }
    let isType = first.key.isType && first.value.isType && first.trailingComma == nil
    return pairs.count == 1 && isType ? plain : nil
  }

  /// Whether an expression in brackets could be a type.
  private var isType: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .genericSpecializationExpr, .memberAccessExpr, .optionalChainingExpr,
      .typeExpr, .tupleExpr, .arrayExpr, .dictionaryExpr, .sequenceExpr, .forceUnwrapExpr:
      true
    default: false
    }
  }

  /// `["A", "B<C>"]` of `A.B<C>`; an implicit member begins with an empty name.
  fileprivate var names: [String]? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      return name.argumentNames == nil ? [name.plain] : nil
    case .genericSpecializationExpr(let generic):
      guard var names = generic.expression.names, let last = names.popLast() else { return nil }
      return names + [last + generic.genericArgumentClause.plain]
    case .memberAccessExpr(let member):
      guard let base = member.base else {
        return member.declName.baseName.text == "`init`" ? nil : ["", member.declName.plain]
      }
      // `pair.0` is not a type.
      if case .integerLiteral = member.declName.baseName.tokenKind { return nil }
      return base.names.map { $0 + [member.declName.plain] }
    default: return nil
    }
  }

  /// Whether it is `types[0].init`: what that creates, only Swift knows.
  fileprivate var isInitializerOfValue: Bool {
    guard names == nil, let member = self.as(MemberAccessExprSyntax.self) else { return false }
    let isOfValue = member.base.map { !$0.is(SuperExprSyntax.self) } ?? false
    return isOfValue && member.declName.baseName.text == "init"
  }

  /// What is called, as for `WiringCall.callee`.
  fileprivate func callee(with label: String) -> String? {
    if collectionType != nil { return resolved }
    if isInitializerOfValue { return ".init" }
    if let tuple = self.as(TupleExprSyntax.self), let inner = tuple.elements.first,
      tuple.elements.count == 1, inner.label == nil
    {
      guard let names = inner.expression.names, names.first != "" else { return nil }
      return inner.expression.resolved
    }
    if names == ["self", "init"] { return label == "dependency" ? nil : "Self" }
    guard var names, let first = names.first, !["self", "super"].contains(first),
      !names.contains(where: { $0.hasPrefix("$") })
    else { return nil }
    if first.isEmpty { return names == ["", "init"] ? ".init" : nil }
    var type = self
    if names.count > 1, names.last == "init" {
      for word in ["init", "self"] where names.count > 1 && names.last == word {
        names.removeLast()
        type = type.as(MemberAccessExprSyntax.self)?.base ?? type
      }
      // A value that holds a type is not the name of one.
      let isType = first.first { $0 != "_" }?.isUppercase ?? false
      if names.count == 1, !isType || isLocalValue(first) { return ".init" }
    }
    return isBranchingAlias(first) ? ".init" : type.resolved
  }
}

extension FunctionCallExprSyntax {
  /// Whether it matches an enumeration case with a payload: `case .leaf(parent: let p)`.
  fileprivate func isPattern(with argument: ExprSyntax) -> Bool {
    guard
      ancestor({ $0.is(ExpressionPatternSyntax.self) || $0.is(CodeBlockItemSyntax.self) })?
        .is(ExpressionPatternSyntax.self) ?? false
    else { return false }
    if argument.is(PatternExprSyntax.self) || argument.is(DiscardAssignmentExprSyntax.self) {
      return true
    }
    guard let names = calledExpression.names, names != ["", "init"] else { return false }
    return names.droppingInit.last?.first { $0 != "_" }?.isUppercase != true
  }
}

extension [String] {
  fileprivate var droppingInit: [String] { last == "init" ? dropLast() : self }
}

extension TokenSyntax {
  /// The text without backticks.
  fileprivate var plain: String { text.filter { $0 != "`" } }

  /// The text, for `[4 of A]` that of `InlineArray<4, A>`.
  fileprivate var longText: String {
    guard parent?.is(InlineArrayTypeSyntax.self) ?? false else { return text }
    return switch tokenKind {
    case .leftSquare: "InlineArray<"
    case .rightSquare: ">"
    default: ","
    }
  }
}

extension SyntaxProtocol {
  /// The tokens without what the two parsers may write differently.
  fileprivate var plain: String {
    tokens(viewMode: .sourceAccurate).map(\.longText).joined().withoutSpelling
  }

  fileprivate func ancestor(_ isWanted: (Syntax) -> Bool) -> Syntax? {
    var next = parent
    while let ancestor = next {
      if isWanted(ancestor) { return ancestor }
      next = ancestor.parent
    }
    return nil
  }
}

extension String {
  /// The text without white space, parentheses, backticks, backslashes (at the end of a line in a
  /// string they are no token for SwiftParser), and labels that say nothing.
  var withoutSpelling: String {
    replacing("::", with: ".").replacing(/,\s*\)/, with: ")").filter {
      !$0.isWhitespace && !"()`\\".contains($0)
    }
    .replacing(/_[A-Za-z0-9]+:/, with: "")
  }
}

extension GenericWhereClauseSyntax {
  /// The types that `Self` is said to conform to or inherit from.
  fileprivate var ofSelf: [SwiftSyntax.TypeSyntax] {
    requirements.compactMap { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.plain == "Self"
      else { return nil }
      return conformance.rightType
    }
  }
}
