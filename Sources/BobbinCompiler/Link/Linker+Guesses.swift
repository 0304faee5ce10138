import BobbinSyntax

extension Linker {
  /// Reports the type that a call names: as one of a module below that the place of the call does
  /// not see, if there is one, or else with a message for what is not among the sources.
  func reportUnknown(
    _ type: TypeSyntax, among all: [Nominal], in site: CallSite, _ group: DiagnosticGroup,
    _ message: String, or advice: String...
  ) {
    let name = String(type.description.prefix { $0 != "<" })
    let use = Diagnostic.Note("'\(name)' is created here", at: site.call.location)
    let fault = all.lazy.filter { [table] in
      ($0.declaration.isLocal ? $0.baseName : $0.name) == name
        && table.isVisible($0.module, from: site.module)
    }.compactMap { [program] in program.unreachable($0, in: site.module, use) }.first
    if let fault { return report(fault) }
    let place = site.call.location
    let notes = guesses(for: type, at: place, of: site.module, among: all, or: advice)
    report(Diagnostic(group, message, at: place, notes: notes))
  }

  /// What to say about a name that cannot be found in a file: what it may mean, or else the advice.
  func guesses(
    for type: TypeSyntax, at location: Location, of module: String, among all: [Nominal],
    or advice: [String]
  ) -> [Diagnostic.Note?] {
    let name = String(type.description.prefix { $0 != "<" })
    let all = all.filter { !$0.declaration.isLocal }
    if let other = all.first(where: { $0.name == name && $0.module != module }) {
      let reach =
        table.isVisible(other.module, from: module)
        ? "write 'import \(other.module)'"
        : table.isVisible(module, from: other.module)
          ? "that depends on '\(module)', so move it to a module below both"
          : "let module '\(module)' depend on it"
      let advice = other.access(in: table) < .package ? "make it public" : reach
      let text = "module '\(other.module)' declares it; \(advice)"
      return [Diagnostic.Note(text, at: other.declaration.location)]
    }
    let near = all.filter {
      $0.name.looksLike(name) && table.isVisible($0.module, from: module)
        && ($0.module == module || $0.access(in: table) >= .package)
    }
    guard let guess = near.min(by: { ($0.name, $0.module) < ($1.name, $1.module) })
    else { return advice.map { Diagnostic.Note($0) } }
    // An alias may be written there.
    let edit = table.editor(of: location)?.replacing(name, by: guess.name, from: location)
    return [
      Diagnostic.Note("did you mean '\(guess.name)'", at: guess.declaration.location),
      Diagnostic.Note(help: "write '\(guess.name)'", [edit]),
    ]
  }
}

extension String {
  /// Whether one of two names may be a typing error for the other: a letter too many or too few,
  /// replaced or swapped, or capital.
  ///
  /// Linear: an unknown name is compared with all that are known.
  func looksLike(_ other: String) -> Bool {
    if utf8.count <= 3 || abs(utf8.count - other.utf8.count) > 2 || self == other { return false }
    let (own, other) = (Array(lowercased().utf8), Array(other.lowercased().utf8))
    /// Whether so many letters left out or put in make what is left of the names the same.
    func becomes(_ place: Int, _ otherPlace: Int, within changes: Int) -> Bool {
      var (first, second) = (place, otherPlace)
      while first < own.count, second < other.count, own[first] == other[second] {
        (first, second) = (first + 1, second + 1)
      }
      if first == own.count || second == other.count {
        return own.count - first + other.count - second <= changes
      }
      return changes > 0
        && (becomes(first + 1, second, within: changes - 1)
          || becomes(first, second + 1, within: changes - 1))
    }
    return becomes(0, 0, within: 2)
  }
}
