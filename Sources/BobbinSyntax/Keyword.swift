/// The words that the parser asks for by name.
///
/// Being a keyword is a matter of place in Swift, so the lexer only notes the spelling and the parser
/// decides. A word in backticks is never one.
package enum Keyword: UInt8, CaseIterable, Sendable {
  case none
  // Declarations.
  case `actor`, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`
  case `init`, `let`, `macro`, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`
  case `typealias`, `var`
  // Modifiers.
  case `async`, `borrowing`, `consuming`, `convenience`, `distributed`, `dynamic`, `fileprivate`
  case `final`, `indirect`, `infix`, `inout`, `internal`, `isolated`, `lazy`, `mutating`
  case `nonisolated`, `nonmutating`, `open`, `optional`, `override`, `package`, `postfix`, `prefix`
  case `private`, `public`, `required`, `rethrows`, `sending`, `static`, `throws`, `unowned`, `weak`
  case `reasync`, `__consuming`, `__owned`, `__shared`, `_const`
  // Accessors.
  case `get`, `set`, `willSet`, `didSet`, `_read`, `_modify`, `read`, `modify`, `unsafeAddress`
  case `unsafeMutableAddress`, `mutableAddressWithNativeOwner`, `addressWithNativeOwner`
  // Types and expressions.
  case `Any`, `Self`, `Type`, `Protocol`, `any`, `as`, `await`, `catch`, `default`, `defer`, `do`
  case `each`, `else`, `fallthrough`, `false`, `for`, `guard`, `if`, `in`, `is`, `nil`, `repeat`
  case `return`, `self`, `some`, `super`, `switch`, `throw`, `true`, `try`, `where`, `while`
  case `break`, `continue`, `discard`, `unsafe`, `copy`, `consume`, `yield`, `then`
  // The argument labels that make a call interesting, `parent` first; names everywhere else.
  case `parent`, `injecting`, `gathering`, `dependency`
}

// Switches, because a list is made anew for each question where nothing is optimised.
extension Keyword {
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

  /// Whether the word may stand in front of a declaration's own; `class` is one of these too, or no
  /// modifier.
  var isModifier: Bool {
    switch self {
    case .private, .fileprivate, .internal, .package, .public, .open, .unowned, .nonisolated,
      .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect,
      .infix, .isolated, .lazy, .mutating, .nonmutating, .optional, .override, .postfix, .prefix,
      .required, .sending, .static, .weak, .__consuming, ._const:
      true
    default: false
    }
  }

  /// Whether the word is before an expression and is no part of it.
  var isIntroducer: Bool {
    switch self {
    case .return, .try, .await, .in, .else, .case, .throw, .as, .is, .where, .if, .while, .guard,
      .switch, .yield, .then, .copy, .consume, .each, .repeat, .do, .default, .unsafe, .discard,
      .let, .var, .for, .catch, .defer:
      true
    default: false
    }
  }

  /// Whether an expression or type must follow on the next line, if not on the same.
  var wantsExpression: Bool {
    switch self {
    case .as, .is, .try, .await, .return, .else, .throw, .unsafe: true
    default: false
    }
  }

  /// Whether the word joins what is before and after it, so that no type begins with it.
  var isInfix: Bool {
    switch self {
    case .in, .where, .is, .as: true
    default: false
    }
  }

  /// Whether the word may stand before the name of a parameter.
  var isParameterSpecifier: Bool {
    switch self {
    case .__owned, .__shared, .isolated, .inout, .sending, ._const: true
    default: false
    }
  }
}
