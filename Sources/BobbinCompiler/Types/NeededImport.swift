package import BobbinSyntax

/// A module that generated code has to import because of a type.
package struct NeededImport: Hashable, Sendable {
  package var module: String
  /// For a type that is not among the sources, what the import in the file that names it shows.
  package var guess: Guess?

  /// An import that a foreign name may come from.
  package struct Guess: Hashable, Sendable {
    package var access: Access?
    package var conditions: Condition
    /// The name cannot come from anywhere else, except from the standard library.
    package var isCertain: Bool
  }
}

extension NeededImport {
  // Imports of one module rarely differ in anything else.
  package func hash(into hasher: inout Hasher) { hasher.combine(module) }

  init(_ declaration: Import, isCertain: Bool) {
    module = declaration.module
    guess = Guess(
      access: declaration.access, conditions: declaration.conditions, isCertain: isCertain)
  }
}
