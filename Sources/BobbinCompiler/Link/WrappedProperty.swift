import BobbinSyntax

/// What property wrappers do to the memberwise initializer of a struct, as in SwiftUI's views.
extension Property {
  /// Whether its wrapper has all that it needs, so that the initializer need not take anything.
  ///
  /// Swift leaves such a property out if it is private; otherwise the parameter, whose type is the
  /// wrapper, has a default.
  var isFilledByWrapper: Bool {
    guard let wrapper = modifiers.possibleMacro else { return false }
    // Where the wrapper needs a value, the initializer is private, and so of no use to anybody.
    if (modifiers.access ?? .internal) <= .fileprivate { return true }
    return !hasValue && (wrapper.contains("(") || Self.wrappersWithoutValue.contains(wrapper))
  }

  /// The type of the parameter, if it is known.
  var memberwiseType: TypeSyntax? {
    guard let type, !hasValue, modifiers.possibleMacro == "@Binding" else { return type }
    return .named([TypeName(text: "Binding", arguments: [type])])
  }

  /// Wrappers of SwiftUI that get their value from elsewhere.
  private static let wrappersWithoutValue: Set = [
    "@AccessibilityFocusState", "@EnvironmentObject", "@FocusState", "@FocusedObject", "@Namespace",
    "@Query",
  ]
}
