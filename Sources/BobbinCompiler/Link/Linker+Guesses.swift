import BobbinSyntax

extension Linker {
  /// What is worth saying about a name in a file that cannot be found there: that it may mean one of
  /// some types, or else the advice.
  func guesses(
    for type: TypeSyntax, at location: Location, of module: String, among all: [Nominal],
    or advice: String...
  ) -> [Diagnostic.Note?] {
    let name = String(type.description.prefix { $0 != "<" })
    let all = all.filter { $0.outer == nil && !$0.declaration.isLocal }
    if let other = all.first(where: { $0.name == name && $0.module != module }) {
      let access = other.access(in: table)
      let isVisible = table.isVisible(other.module, from: module)
      let advice =
        access < .package
        ? "has one that is \(access.rawValue)"
        : "declares it; "
          + (isVisible ? "write 'import \(other.module)'" : "let module '\(module)' depend on it")
      return [
        Diagnostic.Note("module '\(other.module)' \(advice)", at: other.declaration.location)
      ]
    }
    let near = all.filter {
      $0.name.looksLike(name) && table.isVisible($0.module, from: module)
        && ($0.module == module || $0.access(in: table) >= .package)
    }
    guard let guess = near.min(by: { ($0.name, $0.module) < ($1.name, $1.module) }),
      let edit = table.editor(of: location)?.replacing(name, by: guess.name, from: location)
    else { return advice.map { Diagnostic.Note($0) } }
    return [
      Diagnostic.Note("did you mean '\(guess.name)'", at: guess.declaration.location),
      Diagnostic.Note(help: "write '\(guess.name)'", [edit]),
    ]
  }
}

extension String {
  /// Whether one of two names may be a typing error for the other: a letter too many or too few,
  /// replaced or swapped.
  func looksLike(_ other: String) -> Bool {
    count > 3 && self != other && other.difference(from: self).count <= 2
  }
}
