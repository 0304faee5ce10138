extension Parser {
  /// Reads the heads of the types in a file: names, modifiers, what they inherit, and the types
  /// nested in them.
  ///
  /// - Parameter source: The file up to the end of a line after the last head.
  /// - Returns: The file's imports and types without their members. If it has faults, not only heads
  ///   were cut off.
  static func outline(_ source: Source) -> SourceFile {
    let file = parse(source, skippingBodies: true, isOutline: true)
    file.declarations.forEach { $0.removeMembers() }
    return file
  }
}

extension TypeDeclaration {
  /// Forgets all members but types.
  package func removeMembers() {
    (properties, functions, initializers, subscripts) = ([], [], [], [])
    (calls, unreadLabels) = ([], [])
    nested.forEach { $0.removeMembers() }
  }
}
