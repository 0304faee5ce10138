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
  // The argument labels that make a call interesting; names everywhere else.
  case `parent`, `injecting`, `gathering`, `dependency`
}
