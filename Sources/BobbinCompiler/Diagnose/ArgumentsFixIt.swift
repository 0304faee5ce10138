import BobbinSyntax

/// The arguments of a call that no initialiser takes, matched with one by their labels.
struct ArgumentsFixIt {
  private let call: WiringCall
  /// The arguments that stay: where they are now, and their labels.
  private var arguments: [(position: Int, label: String)]

  /// Spells labels as the parameters have them, and puts the arguments in their order.
  ///
  /// - Parameters:
  ///   - call: The call; a trailing closure stays as it is.
  ///   - wanted: The labels of the parameters, with that of the parent.
  init(_ call: WiringCall, for wanted: [String]) {
    self.call = call
    arguments = call.labels.enumerated().compactMap { position, label in
      if wanted.contains(label) { return (position, label) }
      let near = wanted.first { $0.looksLike(label) && !call.labels.contains($0) }
      return near.map { (position, $0) }
    }
    func place(_ label: String) -> Int { wanted.firstIndex(of: label) ?? 0 }
    arguments.sort { (place($0.label), $0.position) < (place($1.label), $1.position) }
  }

  /// The labels that the call would have.
  var labels: [String] { arguments.map(\.label) }

  /// Whether all arguments stay.
  var keepsAll: Bool { arguments.count == call.labels.count }

  /// What to write, or to leave out.
  func help(in table: TypeTable) -> Diagnostic.Note? {
    var text = ""
    let edit = table.editor(of: call.location)?
      .changing(argumentsAround: call.offset) { written in
        guard written.count == call.labels.count else { return nil }
        let kept = Set(arguments.map(\.position))
        let surplus = written.indices.filter { !kept.contains($0) }.map { written[$0] }
        let result = arguments.compactMap { position, label in
          let old = call.labels[position]
          return old == label
            ? written[position] : written[position].replacing(label: old, by: label)
        }
        guard result.count == kept.count else { return nil }
        text =
          surplus.isEmpty
          ? "write '(\(result.joined(separator: ", ")))'"
          : "leave out '\(surplus.joined(separator: ", "))'"
        return result
      }
    return edit.map { Diagnostic.Note(help: text, [$0]) }
  }
}

extension String {
  fileprivate func replacing(label: String, by other: String) -> String? {
    hasPrefix(label) ? other + dropFirst(label.count) : nil
  }
}
