extension Parser {
  /// Reads the heads of the types in a file: names, modifiers, what they inherit, and the types
  /// nested in them.
  ///
  /// - Parameters:
  ///   - source: The file's bytes.
  ///   - end: The end of a line after the last head. `DeclarationIndex` finds one without
  ///     understanding the file; if it is inside a comment, a string or a protocol, the whole file
  ///     is read.
  /// - Returns: The file's imports and types without their members.
  package static func outline(_ source: Source, upTo end: Int) -> SourceFile {
    let file = parse(source, upTo: end, skippingBodies: true)
    guard file.faults.isEmpty else { return parse(source, skippingBodies: true) }
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
