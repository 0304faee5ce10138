/// A type as it is written, without its white space and comments.
///
/// Most types are names, and a name costs no box.
package enum TypeSyntax: Hashable, Sendable {
  /// `A.B<C>`; `Self`, `Any` and integer generic arguments are names too.
  case named([TypeName])
  indirect case optional(TypeSyntax)
  indirect case implicitlyUnwrapped(TypeSyntax)
  indirect case array(TypeSyntax)
  indirect case dictionary(TypeSyntax, TypeSyntax)
  /// `()` when empty.
  case tuple([TupleElement])
  indirect case function([TupleElement], Effects, TypeSyntax)
  indirect case existential(TypeSyntax)
  indirect case opaque(TypeSyntax)
  case composition([TypeSyntax])
  /// `T.Type` or `T.Protocol`.
  indirect case metatype(TypeSyntax, String)
  /// Attributes and specifiers in front: `@escaping`, `inout`, `repeat each`.
  indirect case attributed([String], TypeSyntax)
  /// `~Copyable`.
  indirect case suppressed(TypeSyntax)

  /// A type with one plain name.
  package static func name(_ text: String) -> TypeSyntax { .named([TypeName(text: text)]) }
}

/// One part of a qualified name.
package struct TypeName: Hashable, Sendable {
  package var text: String
  package var arguments: [TypeSyntax]
  /// The module that declares the type, once linking has found it; only the first part has one.
  package var module: String?
  /// For a private type, the number of the only file that can see it.
  package var file: Int?
  /// The module was written in front of it or, before linking, it is a module in front of `::`.
  package var isQualified = false

  package init(text: String, arguments: [TypeSyntax] = [], module: String? = nil) {
    (self.text, self.arguments, self.module) = (text, arguments, module)
  }

  /// Whether the name looks like a type's.
  package var isCapitalized: Bool {
    text.unicodeScalars.first { $0 != "_" }?.properties.isUppercase ?? false
  }
}

/// One element of a tuple or one parameter of a function type.
package struct TupleElement: Hashable, Sendable {
  package var label: String?
  package var type: TypeSyntax
  package var isVariadic: Bool

  package init(label: String? = nil, type: TypeSyntax, isVariadic: Bool = false) {
    (self.label, self.type, self.isVariadic) = (label, type, isVariadic)
  }
}

extension TypeSyntax: CustomStringConvertible {
  /// The type as Swift, with one spelling for white space.
  package var description: String {
    switch self {
    case .named(let parts): parts.map(\.description).joined(separator: ".")
    case .optional(let wrapped): wrapped.parenthesized + "?"
    case .implicitlyUnwrapped(let wrapped): wrapped.parenthesized + "!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): elements.list
    case .function(let parameters, let effects, let result):
      "\(parameters.list)\(effects) -> \(result)"
    case .existential(let constraint): "any \(constraint)"
    case .opaque(let constraint): "some \(constraint)"
    case .composition(let parts): parts.map(\.parenthesized).joined(separator: " & ")
    case .metatype(let instance, let word): "\(instance.parenthesized).\(word)"
    case .attributed(let words, let type): (words + [type.description]).joined(separator: " ")
    case .suppressed(let type): "~\(type.parenthesized)"
    }
  }

  /// The type in parentheses where a suffix or `&` would otherwise bind to a part of it.
  var parenthesized: String {
    switch self {
    case .function, .existential, .opaque, .composition, .attributed: "(\(self))"
    default: description
    }
  }
}

extension TypeName: CustomStringConvertible {
  package var description: String {
    arguments.isEmpty
      ? quoted : quoted + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }

  /// The name in backticks if it is a raw one, such as `my type`.
  private var quoted: String {
    let isPlain = text.utf8.allSatisfy { byte in
      ByteInfo.table[Int(byte)].marks & ByteInfo.word != 0 || byte >= 0x80 || byte == Byte.colon
    }
    if Keyword.neverNamesType.contains(text) { return "`\(text)`" }
    // The name of `[A].Index` contains a type, and a negative number may be an argument.
    return isPlain || "[(-".contains(text.first ?? "(") ? text : "`\(text)`"
  }
}

extension Effects: CustomStringConvertible {
  /// The effects as written after a parameter list, each with a space in front.
  package var description: String {
    let throwing =
      switch throwing {
      case .never: ""
      case .anything: " throws"
      case .rethrowing: " rethrows"
      case .typed(let error): " throws(\(error))"
      }
    return (isAsync ? " async" : "") + throwing
  }

  /// Rewrites the type of a typed `throws`.
  package func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> Effects {
    guard case .typed(let error) = throwing else { return self }
    return Effects(isAsync: isAsync, throwing: .typed(transform(error)))
  }

  /// The effects without an error type, if that makes no difference; their types are canonical.
  package var plain: Effects {
    guard case .typed(let error) = throwing, [.name("Never"), .name("Error")].contains(error)
    else { return self }
    return Effects(isAsync: isAsync, throwing: error == .name("Never") ? .never : .anything)
  }
}

extension [TupleElement] {
  /// The elements between parentheses.
  fileprivate var list: String {
    let elements = map { element in
      (element.label.map { $0 + ": " } ?? "") + element.type.description
        + (element.isVariadic ? "..." : "")
    }
    return "(" + elements.joined(separator: ", ") + ")"
  }
}

extension TypeSyntax {
  /// Rewrites a type from the leaves up: each part after its own parts.
  package func map(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    func inside(_ type: TypeSyntax) -> TypeSyntax { type.map(transform) }
    func inside(_ element: TupleElement) -> TupleElement {
      TupleElement(label: element.label, type: inside(element.type), isVariadic: element.isVariadic)
    }
    func inside(_ name: TypeName) -> TypeName {
      var name = name
      name.arguments = name.arguments.map(inside)
      return name
    }
    return switch self {
    case .named(let parts) where parts.arePlain: transform(self)
    case .named(let parts): transform(.named(parts.map(inside)))
    case .optional(let type): transform(.optional(inside(type)))
    case .implicitlyUnwrapped(let type): transform(.implicitlyUnwrapped(inside(type)))
    case .array(let type): transform(.array(inside(type)))
    case .dictionary(let key, let value): transform(.dictionary(inside(key), inside(value)))
    case .tuple(let elements): transform(.tuple(elements.map(inside)))
    case .function(let parameters, let effects, let result):
      transform(.function(parameters.map(inside), effects.mapTypes(inside), inside(result)))
    case .existential(let type): transform(.existential(inside(type)))
    case .opaque(let type): transform(.opaque(inside(type)))
    case .composition(let types): transform(.composition(types.map(inside)))
    case .metatype(let type, let word): transform(.metatype(inside(type), word))
    case .attributed(let words, let type): transform(.attributed(words, inside(type)))
    case .suppressed(let type): transform(.suppressed(inside(type)))
    }
  }

  /// Calls a function with each qualified name in the type.
  package func visitNames(_ visit: ([TypeName]) -> Void) {
    visitParts { if case .named(let names) = $0 { visit(names) } }
  }

  /// Whether the type, or a part of it, satisfies a predicate.
  package func contains(where isWanted: (TypeSyntax) -> Bool) -> Bool {
    var isFound = false
    visitParts { isFound = isFound || isWanted($0) }
    return isFound
  }

  /// Calls a function with each part of the type, after its own parts.
  private func visitParts(_ visit: (TypeSyntax) -> Void) {
    switch self {
    // Most types are plain names, or one with `any` in front, which need not be taken apart.
    case .named(let names) where names.arePlain: visit(self)
    case .existential(let constraint):
      constraint.visitParts(visit)
      visit(self)
    default:
      _ = map { part in
        visit(part)
        return part
      }
    }
  }

  /// The type without attributes and specifiers.
  var plain: TypeSyntax { if case .attributed(_, let type) = self { type.plain } else { self } }

  /// The type without attributes and optionality.
  package var unwrapped: TypeSyntax {
    switch self {
    case .attributed(_, let type), .optional(let type), .implicitlyUnwrapped(let type):
      type.unwrapped
    case .named(let parts)
    where parts[parts.count - 1].text == "Optional" && genericArguments.count == 1:
      genericArguments[0].unwrapped
    default: self
    }
  }

  /// The result of a function type, or the type itself.
  var functionResult: TypeSyntax {
    if case .function(_, _, let result) = unwrapped { result } else { self }
  }

  /// The generic arguments of the type itself, those of a collection included.
  package var genericArguments: [TypeSyntax] {
    switch self {
    case .array(let element): [element]
    case .dictionary(let key, let value): [key, value]
    case .named(let names): names.last?.arguments ?? []
    default: []
    }
  }

  /// The types in a tuple of tuples.
  var leaves: [TypeSyntax] {
    if case .tuple(let elements) = self { elements.flatMap(\.type.leaves) } else { [self] }
  }

  /// The parts of a composition, or the type alone.
  package var compositionParts: [TypeSyntax] {
    switch self {
    case .composition(let parts): parts.flatMap(\.compositionParts)
    case .existential(let constraint): constraint.compositionParts
    // `@retroactive`, `@unchecked` and the like in an inheritance clause.
    case .attributed(_, let type): type.compositionParts
    default: [self]
    }
  }

  /// The modules of all names in the type.
  package var modules: Set<String> {
    var result: Set<String> = []
    visitNames { if let module = $0[0].module { result.insert(module) } }
    return result
  }

  /// Whether a name in the type satisfies a predicate.
  package func containsName(where isWanted: ([TypeName]) -> Bool) -> Bool {
    contains { if case .named(let names) = $0 { isWanted(names) } else { false } }
  }

  /// Whether a name in the type, or the first of a path, is one of these.
  package func mentions(_ names: [String]) -> Bool { containsName { names.contains($0[0].text) } }

  /// The spelling with all modules, by which types can be sorted and told apart.
  package var sortKey: String { qualified { _ in true }.description }

  /// The type with modules in front of the names that mean something else in other types.
  package func qualified(beside others: [TypeSyntax]) -> TypeSyntax {
    qualified { name in
      others.contains { $0.containsName { $0[0].text == name.text && $0[0].module != name.module } }
    }
  }

  private func qualified(where isWanted: (TypeName) -> Bool) -> TypeSyntax {
    map { part in
      guard case .named(let names) = part, let module = names[0].module, isWanted(names[0])
      else { return part }
      return .named([TypeName(text: module)] + names)
    }
  }

  /// Replaces generic parameters.
  package func substituting(_ parameters: [String], by arguments: [TypeSyntax]) -> TypeSyntax {
    guard !parameters.isEmpty, parameters.count == arguments.count else { return self }
    return map { part in
      guard case .named(let names) = part, names[0].module == nil,
        let position = parameters.firstIndex(of: names[0].text)
      else { return part }
      guard names.count > 1 else { return arguments[position] }
      // `Item.Element`
      guard case .named(let outer) = arguments[position] else { return part }
      return .named(outer + names.dropFirst())
    }
  }

  /// Whether the type is one of these names, and not nested.
  package func isNamed(_ names: Set<String>) -> Bool {
    if case .named(let own) = self, own.count == 1 { names.contains(own[0].text) } else { false }
  }
}

extension [TypeName] {
  /// Whether none of the names has generic arguments.
  package var arePlain: Bool {
    // Most have one part, and an iterator would cost more than the check.
    if count == 1 { return self[0].arguments.isEmpty }
    for name in self where !name.arguments.isEmpty { return false }
    return true
  }
}
