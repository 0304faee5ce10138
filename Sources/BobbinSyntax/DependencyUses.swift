/// What a file reads from anything called `dependency`, for warnings.
package struct DependencyUses: Sendable {
  /// Members that are read, anywhere.
  package private(set) var members: Set<String> = []
  /// `dependency` itself is handed on, but for `super.init(dependency: dependency)`.
  package private(set) var isHandedOn = false

  init() {}

  init(_ source: Source, _ tokens: UnsafeBufferPointer<Token>, labels: [Int]) {
    for index in labels where tokens[index].keyword == .dependency {
      // The file ends with a token of its own, and begins with none.
      let next = tokens[index + 1].kind
      if next == .period, tokens[index + 2].kind == .identifier {
        members.insert(source.name(of: tokens[index + 2]))
      } else if next != .colon, next != .equal, !tokens.forwardDependency(index) {
        isHandedOn = true
      }
    }
  }
}

extension UnsafeBufferPointer<Token> {
  /// Whether a `dependency` is that of `init(dependency: dependency`.
  fileprivate func forwardDependency(_ index: Int) -> Bool {
    index >= 4 && self[index - 1].kind == .colon && self[index - 2].keyword == .dependency
      && self[index - 3].kind == .leftParen && self[index - 4].keyword == .`init`
  }
}

extension Source {
  /// A name without its backticks.
  package func name(of token: Token) -> String {
    let text = text(token.range)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
