/// What the compiler knows of one Swift file: facts, no syntax tree.
///
/// Only what can matter for wiring is kept: imports, types with their members, and the calls that
/// create components. Statements and expressions are skipped.
///
/// A class, because it is passed around far more often than it is read. Only the parser changes it.
package final class SourceFile: @unchecked Sendable {
  /// The bytes that were read; facts point into them.
  package let source: Source
  package var imports: [Import] = []
  /// What is outside any type, in a type without a name: calls in free functions, globals and
  /// top-level code.
  package let outermost: TypeDeclaration
  /// The types of unconditional globals, if they are written or obvious from the value.
  package var globals: [String: TypeSyntax] = [:]
  /// What could not be read, in order of place.
  package var faults: [Fault] = []
  package var dependencyUses = DependencyUses()
  /// Only the heads of types were read, which have no members; `source` ends after them.
  package var isOutline = false
  /// It was read again after it had been searched, so it may have changed in between.
  package var isReadAgain = false
  /// What is between the braces of bodies that were not read, in order.
  var skipped: [Range<Int>] = []

  package init(_ source: Source) {
    self.source = source
    outermost = TypeDeclaration(
      .extension, name: "", location: Location(file: source.path, line: 1, column: 1))
  }

  /// Types, protocols, extensions and type aliases at the top level, in order.
  package var declarations: [TypeDeclaration] { outermost.nested }

  /// The path as it is shown to people.
  package var path: String { source.path }
}

/// A place in a file that could not be read, and why.
package struct Fault: Hashable, Sendable {
  package let location: Location
  package let message: String
}

package struct Import: Hashable, Sendable {
  /// `@testable`, `@_exported` and the like.
  package var attributes: [Attribute]
  package var access: Access?
  /// The module's name and what follows it: `A.B` of `import struct A.B`.
  package var path: [String]
  /// `struct`, `func` and the like of a scoped import.
  package var kind: String?
  package var conditions: Condition
  package var location: Location

  /// The name of the module that is imported.
  package var module: String { path.first ?? "" }
}

/// An access level, from the least to the most visible; a coding key, like `Keyword`.
package enum Access: CodingKey, Comparable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  package var description: String { stringValue }
}

/// An attribute such as `@available(*, deprecated)`.
package struct Attribute: Hashable, Sendable, CustomStringConvertible {
  /// The attribute as written, with one spelling for white space.
  package var description: String
  /// Its qualified name, which may be that of a type.
  package var path: [TypeName] = []
  /// Its arguments, as written.
  package var arguments: [String] = []

  /// Its name without that of a module or type in front.
  package var name: String { path.last?.text ?? "" }

  /// Whether it has an argument, with or without a value: `deprecated`, `introduced: 13`.
  package func has(_ argument: String) -> Bool {
    arguments.contains { $0 == argument || $0.hasPrefix(argument + ":") }
  }
}

extension [Attribute] {
  package func contains(_ name: String) -> Bool { contains { $0.name == name } }
}

/// The attributes and modifiers in front of a declaration's keyword.
package struct Modifiers: Hashable, Sendable {
  package var access: Access?
  /// The access level of the setter, as in `private(set)`.
  package var setterAccess: Access?
  package var attributes: [Attribute] = []
  /// All other modifiers by name, with their argument if any: `lazy`, `nonisolated(unsafe)`.
  package private(set) var words: [String] = []
  /// A bit for each keyword of them.
  private var keywords: UInt64 = 0

  /// Adds a modifier as it is written.
  mutating func add(_ keyword: Keyword, _ word: String) {
    words.append(word)
    keywords |= keyword.modifierBit
  }

  /// Whether a modifier is among them, with or without an argument.
  package func contains(_ keyword: Keyword) -> Bool { keywords & keyword.modifierBit != 0 }

  /// Whether the member belongs to the type, not to an instance.
  package var isStatic: Bool { contains(.static) || contains(.class) }
}

/// A class, struct, enumeration, actor, protocol, extension or type alias with all its members.
///
/// A class for the same reason as `SourceFile`.
package final class TypeDeclaration: @unchecked Sendable {
  /// The keyword that begins the declaration.
  package let kind: Keyword
  /// The name; of an extension, the last part of the extended type's name.
  package var name: String
  /// The type that an extension extends or an alias names.
  package var target: TypeSyntax?
  package let modifiers: Modifiers
  package var generics = Generics()
  package var inherited: [InheritedType] = []
  package var properties: [Property] = []
  package var functions: [Function] = []
  package var initializers: [Function] = []
  /// The places of subscripts, which are rejected in dependency protocols.
  package var subscripts: [Location] = []
  /// Nested types and type aliases; those inside bodies are marked `isLocal`.
  package var nested: [TypeDeclaration] = []
  package var calls: [WiringCall] = []
  package var unreadLabels: [UnreadLabel] = []
  /// Declared inside a function body, where no extension can reach it.
  package let isLocal: Bool
  package let conditions: Condition
  /// The place of the name.
  package let location: Location

  init(
    _ kind: Keyword, name: String, modifiers: Modifiers = Modifiers(), isLocal: Bool = false,
    conditions: Condition = Condition(), location: Location
  ) {
    (self.kind, self.name, self.modifiers) = (kind, name, modifiers)
    (self.isLocal, self.conditions, self.location) = (isLocal, conditions, location)
  }

  /// Whether only its own file can see it.
  package var isFilePrivate: Bool { (modifiers.access ?? .internal) <= .fileprivate }

  /// The access level of members that state none, before the type's own level limits it.
  package var memberAccess: Access {
    switch kind {
    case .extension: modifiers.access ?? .internal
    case .protocol: .open
    default: .internal
    }
  }
}

/// The generic parameters and the `where` clause of a declaration.
package struct Generics: Hashable, Sendable {
  package var parameters: [GenericParameter] = []
  package var requirements: [GenericRequirement] = []

  package init() {}

  package var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }

  package var names: [String] { parameters.map(\.name) }

  /// The requirements of an extension, without those that let other types have it, too: `~Copyable`.
  package var conditions: [GenericRequirement] {
    requirements.filter { if case .suppressed = $0.object { false } else { true } }
  }

  /// The parameters in brackets, if there are any.
  package var list: String {
    parameters.isEmpty ? "" : "<" + parameters.map(\.description).joined(separator: ", ") + ">"
  }

  /// The `where` clause with a space in front, if there is one.
  package var clause: String {
    requirements.isEmpty ? "" : " where " + requirements.map(\.description).joined(separator: ", ")
  }

  /// The same with other types.
  package func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> Generics {
    var result = self
    for index in parameters.indices {
      result.parameters[index].constraint = parameters[index].constraint.map(transform)
    }
    for index in requirements.indices {
      result.requirements[index].subject = transform(requirements[index].subject)
      result.requirements[index].object = transform(requirements[index].object)
    }
    return result
  }
}

/// One generic parameter, for example `each T: Sendable`.
package struct GenericParameter: Hashable, Sendable, CustomStringConvertible {
  package var name: String
  /// `each`, `let` or nothing.
  package var word = ""
  package var constraint: TypeSyntax?

  package var description: String {
    (word.isEmpty ? "" : word + " ") + name + (constraint.map { ": \($0)" } ?? "")
  }
}

/// One part of a `where` clause: `T: P` or `T == A`.
package struct GenericRequirement: Hashable, Sendable, CustomStringConvertible {
  package var subject: TypeSyntax
  package var isSame: Bool
  package var object: TypeSyntax

  package var description: String { "\(subject)\(isSame ? " ==" : ":") \(object)" }
}

package struct InheritedType: Hashable, Sendable {
  package var type: TypeSyntax
  package var location: Location
}

package struct Effects: Hashable, Sendable {
  package enum Throwing: Hashable, Sendable {
    case never, anything, rethrowing
    case typed(TypeSyntax)
  }

  package var isAsync: Bool
  package var throwing: Throwing

  package init(isAsync: Bool = false, throwing: Throwing = .never) {
    (self.isAsync, self.throwing) = (isAsync, throwing)
  }
}

/// Whether a property can be set, and through what.
package enum Setter: Hashable, Sendable {
  case none
  /// On a variable, or on an object.
  case mutating
  /// Always, as `nonmutating set` says.
  case nonmutating
}

/// A property: in a protocol a requirement, in a class perhaps a provision.
package struct Property: Hashable, Sendable {
  package var name: String
  /// The type, written or obvious from the initial value.
  package var type: TypeSyntax?
  /// Whether the type was written.
  package var isTyped: Bool
  package var isLet: Bool
  /// Whether it occupies storage: it has no getter and is in no protocol.
  package var isStored: Bool
  package var hasValue = false
  /// Whether the initial value consists of literals, so that no code runs for it.
  package var isLiteral = false
  package var setter: Setter
  /// The body is only `nil`: as a protocol's default it makes a requirement optional.
  package var returnsNil = false
  /// The labels of the call that determines the property's type, `_` for arguments without a label and
  /// `{}` for a trailing closure without one.
  package var construction: [String]?
  /// The static member that is the initial value of a property without a type: `Foo.shared`.
  package var staticMember: TypeSyntax?
  package var getter: Effects
  /// The range of the value and the accessors, in bytes.
  package var body: Range<Int>?
  /// The range of the initial value or the getter.
  package var value: Range<Int>?
  package var modifiers: Modifiers
  package var conditions: Condition
  package var location: Location
}

/// A function, in a protocol a requirement and in a class perhaps a provision, or an initializer.
package struct Function: Hashable, Sendable {
  package var name: String
  /// `?`, `!` or nothing: what follows `init`.
  package var failure = ""
  package var signature: Signature
  /// The range of the body, in bytes.
  package var body: Range<Int>?
  /// The body is `nil` and nothing else.
  package var returnsNil = false
  package var modifiers: Modifiers
  package var conditions: Condition
  package var location: Location

  /// The name with argument labels, for example `makeViewController(for:)`.
  package var fullName: String {
    name + "(" + signature.parameters.map { $0.label + ":" }.joined() + ")"
  }
}

/// Parameters, effects, result and generics of a function or initializer.
package struct Signature: Hashable, Sendable {
  package var generics: Generics
  package var parameters: [Parameter]
  package var effects: Effects
  /// The result type; `nil` means `Void`.
  package var result: TypeSyntax?
}

/// One parameter of a function or initializer.
package struct Parameter: Hashable, Sendable {
  /// The attribute in front of its name, which may be a result builder.
  package var builder: TypeSyntax?
  /// The argument label, `_` where there is none.
  package var label: String
  /// The name inside the function.
  package var name: String
  package var type: TypeSyntax
  package var isVariadic: Bool
  package var hasDefault: Bool
  /// The text of a default that depends on the call site, such as `#fileID`.
  package var callSiteDefault: String?
}

/// A call that Bobbin cares about: `parent:` creates a component below another, `injecting:` wires
/// any type, `gathering:` fills a collection, `dependency:` builds a component by hand.
package struct WiringCall: Hashable, Sendable {
  /// The label that makes a call a wiring call.
  package enum Label: String, Sendable { case parent, injecting, gathering, dependency }

  /// The argument after the label.
  package enum Argument: Hashable, Sendable {
    case `self`
    /// A name with its declared type, or the name of a type that is called. Without a type, it is
    /// declared outside the enclosing code: a property or a global.
    case name(String, TypeSyntax?)
    /// None: an initializer is named and not called, as in `C.init(parent:)`.
    case initializer(String)
    /// Anything else, as written, including a local name without a written type; with its names, if
    /// it consists of nothing else, as in `Root.shared`.
    case other(String, [TypeName])

    /// The type that is written for it, if any.
    package var type: TypeSyntax? { if case .name(_, let type) = self { type } else { nil } }

    /// Whether it is `self`, which may be cast.
    package var isSelf: Bool {
      switch self {
      case .`self`, .name("self", _): true
      default: false
      }
    }
  }

  package var label: Label
  /// The type that is called; for `.init(…)`, the type that the context states, if any, unwrapped.
  package var callee: TypeSyntax?
  /// It is called as `.init(…)`, or by a value.
  package var isImplicit: Bool
  /// The type that is written for the value of the call, if any, without its optionality.
  package var expected: TypeSyntax?
  package var argument: Argument
  /// The labels of all arguments in parentheses, in order, `_` where there is none.
  package var labels: [String]
  /// The labels of trailing closures, the first one's is `_`.
  package var trailingLabels: [String]
  /// The call is in a static member, where `self` is the type.
  package var isInStaticMember: Bool
  /// The call is in a closure that is not called where it is written, so it may run later.
  package var isInClosure: Bool
  /// The values that the code around it has declared, with their types, `_` where none is written.
  package var locals: [String: TypeSyntax]
  /// Those of them that are parameters of the outermost function around it.
  package var parameters: Set<String>
  /// The body of that function or accessor.
  package var body: Range<Int>?
  package var conditions: Condition
  /// The place of the callee.
  package var location: Location
  package var argumentLocation: Location
  /// Where the label is, in bytes.
  package var offset: Int
}

/// The label of a call that may create something, at a place whose code was not read.
///
/// Labels are counted independently of the walk through code, so that calls which the walk does not
/// understand are noticed and none is lost silently.
package struct UnreadLabel: Hashable, Sendable {
  package var label: WiringCall.Label
  /// The callee, nil for `.init`.
  package var callee: TypeSyntax?
  /// What follows the label is `self`, not the name of something else.
  package var isSelf: Bool
  package var location: Location
}
