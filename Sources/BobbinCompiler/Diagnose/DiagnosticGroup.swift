/// The stable name of a kind of diagnostic, shown as `[#name]`.
package enum DiagnosticGroup: String, CaseIterable, Sendable {
  case missingRequirement = "missing-requirement"
  case typeMismatch = "type-mismatch"
  case effectMismatch = "effect-mismatch"
  case isolationMismatch = "isolation-mismatch"
  case invisibleProvision = "invisible-provision"
  case unknownParent = "unknown-parent"
  case unknownProtocol = "unknown-protocol"
  case unknownChild = "unknown-child"
  case noInitializer = "no-initializer"
  case ambiguousInitializer = "ambiguous-initializer"
  case unsupportedInjection = "unsupported-injection"
  case unsupportedRequirement = "unsupported-requirement"
  case unsupportedComponent = "unsupported-component"
  case duplicateModule = "duplicate-module"
  case cannotGather = "cannot-gather"
  case syntax
  case unusedComponent = "unused-component"
  case unusedRequirement = "unused-requirement"
  case retainLoop = "retain-loop"
  case newAtEachRead = "new-at-each-read"
  case unguardedLazy = "unguarded-lazy"
  case endlessProvision = "endless-provision"
  case notGathered = "not-gathered"
  case undecidedProvider = "undecided-provider"
  case passedOver = "passed-over"
  case unservedOptional = "unserved-optional"

  /// A warning is about code that compiles and runs, but is most likely not meant.
  package var severity: Diagnostic.Severity {
    switch self {
    case .unusedComponent, .unusedRequirement, .retainLoop, .newAtEachRead, .unguardedLazy,
      .endlessProvision, .notGathered, .undecidedProvider, .passedOver, .unservedOptional:
      .warning
    default: .error
    }
  }
}
