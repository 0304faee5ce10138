/// The words that the parser compares by name.
///
/// In Swift, whether a word is a keyword depends on its position, so the lexer only notes the
/// spelling and the parser decides. A word in backticks is never a keyword.
///
/// A coding key, because such an enumeration can name its cases without reflection.
package enum Keyword: Int, CaseIterable, CodingKey {
  case none
  // Declarations.
  case `actor`, `macro`
  // Accessors.
  case `get`, `set`, `willSet`, `didSet`, `_read`, `_modify`, `read`, `modify`, `unsafeAddress`
  case `unsafeMutableAddress`
  // Types and expressions.
  case `Any`, `Self`, `Type`, `Protocol`, `any`, `await`, `each`, `false`, `nil`, `self`, `some`
  case `super`, `true`, `discard`, `unsafe`, `copy`, `consume`, `yield`, `then`, `reasync`
  case `__owned`, `__shared`
  // Modifiers, `async` first; from `fileprivate` on, words that are never names or operands.
  case `async`, `borrowing`, `consuming`, `convenience`, `distributed`, `dynamic`, `final`
  case `indirect`, `infix`, `isolated`, `lazy`, `mutating`, `nonisolated`, `nonmutating`, `open`
  case `optional`, `override`, `package`, `postfix`, `prefix`, `required`, `sending`, `unowned`
  case `weak`, `__consuming`, `_const`, `fileprivate`, `internal`, `private`, `public`, `static`
  // Other such words, `as` first.
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`
  case `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `for`, `func`, `guard`, `if`
  case `import`, `in`, `init`, `inout`, `is`, `let`, `operator`, `precedencegroup`, `protocol`
  case `repeat`, `rethrows`, `return`, `struct`, `subscript`, `switch`, `throw`, `throws`, `try`
  case `typealias`, `var`, `where`, `while`
  // The argument labels of wiring calls, `parent` first; names everywhere else.
  case `parent`, `injecting`, `gathering`, `dependency`

  package var description: String { stringValue }

  /// Whether the word is one of those labels.
  var isLabel: Bool { rawValue >= Keyword.parent.rawValue }

  /// Whether the word is never a name or an operand, unless it follows a period.
  package var isReserved: Bool { rawValue >= Keyword.fileprivate.rawValue && !isLabel }

  /// The words that need backticks where they name a type.
  package static let neverNamesType = Set(allCases.filter(\.isReserved).map { "\($0)" })
    .union(["Protocol", "Type", "false", "nil", "self", "super", "true"])

  /// Whether the word may be in front of a declaration's keyword; `class` may be either.
  package var isModifier: Bool {
    rawValue >= Keyword.async.rawValue && rawValue < Keyword.as.rawValue
  }

  /// A distinct bit for each word that `isModifier` accepts, and for `class`.
  var modifierBit: UInt64 { 1 &<< UInt64(rawValue &- Keyword.async.rawValue) }

  // Switches from here on, because unoptimized code would create a new list for each call.

  /// The access level that the word is.
  var access: Access? {
    switch self {
    case .private: .private
    case .fileprivate: .fileprivate
    case .internal: .internal
    case .package: .package
    case .public: .public
    case .open: .open
    default: nil
    }
  }

  /// Whether the word introduces an expression without being part of it.
  var isIntroducer: Bool {
    switch self {
    case .return, .try, .await, .in, .else, .case, .throw, .as, .is, .where, .if, .while, .guard,
      .switch, .yield, .then, .copy, .consume, .each, .repeat, .do, .default, .unsafe, .discard,
      .let, .var, .for, .catch, .defer:
      true
    default: false
    }
  }

  /// Whether the word begins a declaration, and never an expression.
  var beginsDeclaration: Bool {
    switch self {
    case .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .internal, .let,
      .private, .protocol, .public, .static, .struct, .subscript, .typealias, .var:
      true
    default: false
    }
  }

  /// Whether the word joins the text before and after it, so that a type cannot begin with it.
  var isInfix: Bool {
    switch self {
    case .in, .where, .is, .as: true
    default: false
    }
  }
}
