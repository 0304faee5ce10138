import BobbinSyntax

extension Linker {
  /// What is worth saying about a name in a file that cannot be found there, if it may mean one of some
  /// types.
  func guesses(
    for type: TypeSyntax, at location: Location, of module: String, among all: [Nominal]
  ) -> [Diagnostic.Note?] {
    guard case .named(let names) = type, names.count == 1,
      let editor = table.editor(of: location)
    else { return [] }
    let name = names[0].text
    let all = all.filter { $0.outer == nil && !$0.declaration.isLocal }
    if let other = all.first(where: { $0.name == name && $0.module != module }) {
      let place = other.declaration.location
      if other.access(in: table) < .package {
        return [
          Diagnostic.Note(
            "module '\(other.module)' has one that is \(other.access(in: table).rawValue)",
            at: place)
        ]
      }
      guard table.isVisible(other.module, from: module) else {
        let message = "module '\(other.module)' declares it; let module '\(module)' depend on it"
        return [Diagnostic.Note(message, at: place)]
      }
      let advice = "module '\(other.module)' declares it; write 'import \(other.module)'"
      return [Diagnostic.Note(advice, at: place)]
    }
    let near = all.filter {
      $0.name.looksLike(name) && table.isVisible($0.module, from: module)
        && ($0.module == module || $0.access(in: table) >= .package)
    }
    guard let guess = near.min(by: { ($0.name, $0.module) < ($1.name, $1.module) }),
      let edit = editor.replacing(name, by: guess.name, from: location)
    else { return [] }
    return [
      Diagnostic.Note("did you mean '\(guess.name)'", at: guess.declaration.location),
      Diagnostic.Note(help: "write '\(guess.name)'", edit),
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
