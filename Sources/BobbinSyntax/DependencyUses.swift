/// What a file reads from anything called `dependency`, for warnings.
package struct DependencyUses: Sendable {
  /// Members that are read, anywhere.
  package var members: Set<String> = []
  /// `dependency` itself is passed on, other than by `super.init(dependency: dependency)`.
  package var isPassedOn = false
}

extension Parser {
  /// Notes what follows each `dependency` among some words.
  func noteDependencyUses(_ words: [Int]) {
    for index in words where tokens[index].keyword == .dependency {
      // There is always a next token, because `endOfFile` is the last one.
      let next = tokens[index + 1].kind
      if next == .period, tokens[index + 2].kind == .identifier {
        file.dependencyUses.members.insert(name(tokens[index + 2]))
      } else if next != .colon, next != .equal, !isPassedToInitializer(index) {
        file.dependencyUses.isPassedOn = true
      }
    }
  }

  /// Whether a `dependency` is the argument in `init(dependency: dependency`.
  private func isPassedToInitializer(_ index: Int) -> Bool {
    index >= 4 && tokens[index - 1].kind == .colon && tokens[index - 2].keyword == .dependency
      && tokens[index - 3].kind == .leftParen && tokens[index - 4].keyword == .`init`
  }
}
