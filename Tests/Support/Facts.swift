package import BobbinSyntax

/// Writes what the parser finds in a text, one fact a line, nested by indentation.
///
/// Declarations look like Swift. After them come, where they apply:
///
/// - `= Type` and `~ Type`: a property's written type, and one that is obvious from its value;
/// - `{ get set }`: accessors; a stored property has none;
/// - `(local)`, `(nil)`: a local type, a getter that is no more than `nil`;
/// - `#if A, B`: the enclosing conditions.
///
/// A call is `new C(parent: self, user:) {} done:{}`, with `.init→C` for an implicit member, `‹…›`
/// around an argument that is only text, and `static` or `in property` after it. The label of one
/// that was not read is `unread C(parent: self)`, and a fault is `! line:column message`.
package func facts(_ text: String) -> String {
  Parser.parse(Source(path: "Test.swift", text: text)).rendered
}

/// The condition inside nested `#if` blocks, one for each line, the outermost first.
package func condition(_ lines: String...) -> Condition {
  let text =
    lines.map { "#if \($0)\n" }.joined() + "import A\n"
    + String(repeating: "#endif\n", count: lines.count)
  return Parser.parse(Source(path: "Test.swift", text: text)).imports.first?.conditions
    ?? Condition()
}

extension SourceFile {
  /// All facts, as `facts(_:)` describes.
  package var rendered: String {
    let lines =
      imports.map(\.rendered) + declarations.flatMap { $0.rendered(isLocal: false) }
      + outermost.calls.map(\.rendered) + outermost.unreadLabels.map(\.rendered)
      + faults.map { "! \($0.location.line):\($0.location.column) \($0.message)" }
    return lines.joined(separator: "\n")
  }
}

extension Import {
  private var words: [String] {
    attributes.map(\.description) + [access?.description, "import", kind].compactMap(\.self)
  }

  fileprivate var rendered: String {
    (words + [path.joined(separator: ".")]).joined(separator: " ") + note(conditions)
  }
}

extension TypeDeclaration {
  fileprivate func rendered(isLocal isOuterLocal: Bool) -> [String] {
    var head = modifiers.rendered + "\(kind) "
    switch kind {
    case .extension: head += target?.description ?? "?"
    case .typealias: head += name + generics.list + " = " + (target?.description ?? "?")
    default: head += name + generics.list
    }
    if !inherited.isEmpty {
      head += ": " + inherited.map(\.type.description).joined(separator: ", ")
    }
    if kind == .associatedtype, let target { head += " = \(target)" }
    head += generics.clause
    if isLocal, !isOuterLocal { head += " (local)" }
    head += note(conditions)
    var members = properties.map { ($0.location, $0.rendered) }
    members += functions.map { ($0.location, $0.rendered(after: "func ")) }
    members += initializers.map { ($0.location, $0.rendered(after: "")) }
    members += subscripts.map { ($0, "subscript") }
    members += calls.map { ($0.location, $0.rendered) }
    members += unreadLabels.map { ($0.location, $0.rendered) }
    var blocks = members.map { ($0.0, [$0.1]) }
    blocks += nested.map { ($0.location, $0.rendered(isLocal: isLocal)) }
    blocks.sort { $0.0 < $1.0 }
    return [head] + blocks.flatMap { $0.1.map { "  " + $0 } }
  }
}

extension Property {
  fileprivate var rendered: String {
    var text = modifiers.rendered + (isLet ? "let " : "var ") + name
    if let type { text += (isTyped ? ": " : " ~ ") + type.description }
    if !isStored {
      text += " { get\(getter)\(setter.rendered) }"
    }
    return text + (returnsNil ? " (nil)" : "") + note(conditions)
  }
}

extension Setter {
  package var rendered: String {
    switch self {
    case .none: ""
    case .mutating: " set"
    case .nonmutating: " nonmutating set"
    }
  }
}

extension Function {
  fileprivate func rendered(after word: String) -> String {
    modifiers.rendered + word + name + failure + signature.rendered + note(conditions)
  }
}

extension Signature {
  fileprivate var rendered: String {
    generics.list + "(" + parameters.map(\.rendered).joined(separator: ", ") + ")"
      + effects.description + (result.map { " -> \($0)" } ?? "") + generics.clause
  }
}

extension Parameter {
  fileprivate var rendered: String {
    let names = label == name ? name : "\(label) \(name)"
    return "\(names): \(type)" + (isVariadic ? "..." : "") + (hasDefault ? " = _" : "")
  }
}

extension Modifiers {
  fileprivate var rendered: String {
    let setter = setterAccess.map { "\($0)(set)" }
    let all =
      attributes.map(\.description) + [access?.description, setter].compactMap(\.self) + words
    return all.map { $0 + " " }.joined()
  }
}

extension WiringCall {
  fileprivate var rendered: String {
    let arguments = labels.map { $0 == label.rawValue ? "\($0): \(argument.rendered)" : "\($0):" }
    let callee = isImplicit ? ".init→\(callee?.description ?? "?")" : callee?.description ?? ""
    var text = "new \(callee)(\(arguments.joined(separator: ", ")))"
    for (position, label) in trailingLabels.enumerated() {
      text += position == 0 ? " {}" : " \(label):{}"
    }
    if isInStaticMember { text += " static" }
    return text + note(conditions)
  }
}

extension UnreadLabel {
  fileprivate var rendered: String {
    "unread \(callee?.description ?? ".init")(\(label.rawValue): \(isSelf ? "self" : "…"))"
  }
}

extension WiringCall.Argument {
  fileprivate var rendered: String {
    switch self {
    case .`self`: "self"
    case .name(let name, let type): name + (type.map { " as \($0)" } ?? "")
    case .initializer(let text), .other(let text, _): "‹\(text)›"
    }
  }
}

private func note(_ conditions: Condition) -> String {
  conditions.isEmpty ? "" : " #if " + conditions.lines.joined(separator: ", ")
}
