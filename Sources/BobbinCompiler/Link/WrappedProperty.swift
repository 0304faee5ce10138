import BobbinSyntax

/// What property wrappers do to a memberwise initializer, as in SwiftUI.
extension Property {
  /// Whether its wrapper has all that it needs, so that the initializer need not take anything.
  ///
  /// Swift leaves such a property out if it is private; otherwise the type of the parameter is the
  /// wrapper, which is its default if it can be made without arguments.
  var isFilledByWrapper: Bool {
    guard let wrapper = modifiers.possibleMacro else { return false }
    // Where the wrapper needs a value, the initializer is private, and so of no use to anybody.
    return (modifiers.access ?? .internal) <= .fileprivate
      || !hasValue && (wrapper.contains("(") || Self.wrappersWithoutValue.contains(wrapper))
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
