import BobbinCompiler
import BobbinSyntax

/// A parsed command line: a verb and the values of its options.
package struct Arguments {
  /// How the tool was called, for messages.
  let command: String
  package let verbs: [Verb]
  let verb: Verb?
  /// Whether the command line only requests help, for the verb or for the tool.
  private(set) var asksForHelp = false
  package private(set) var operands: [String] = []
  /// For each option, the values of each occurrence; for a flag, the flag itself.
  var given: [String: [[String]]] = [:]
  private let allowed: [Option]

  /// Reads the words of a command line, response files already replaced.
  init(_ words: [String], command: String, verbs: [Verb]) throws(Failure) {
    (self.command, self.verbs) = (command, verbs)
    asksForHelp = words.isEmpty || words.first == "help"
    var words = words.drop { $0 == "help" }
    let name = words.first.flatMap { $0.isOption ? nil : $0 }
    verb = verbs.first { $0.name == name }
    if let name {
      guard verb != nil else {
        // The compiler has few of the verbs.
        let complete = command == "bobbinc" ? "bobbinctl" : command
        let guess = Spelling.suggestion(
          for: name, in: verbs.map(\.name) + ["help"], otherwise: "; see '\(complete) --help'")
        throw .usage("unknown verb '\(name)'\(guess)")
      }
      words.removeFirst()
    }
    allowed = verb?.options ?? [.help, .version]
    while let word = words.popFirst() { try take(word, from: &words) }
    if has(.help) { asksForHelp = true }
    if asksForHelp { return }
    for option in allowed where has(option) {
      guard !option.needs.isEmpty, !option.needs.contains(where: has) else { continue }
      let needed = option.needs.map { "'\($0.nameAndValue)'" }.joined(separator: " or ")
      throw .usage("'\(option.name)' needs \(needed)")
    }
    let missing = verb?.operands.dropFirst(operands.count).first { !$0.hasPrefix("[") }
    if let missing { throw .usage("missing '\(missing)'") }
  }

  package func has(_ option: Option) -> Bool { given[option.name] != nil }

  func values(_ option: Option) -> [String] { (given[option.name] ?? []).flatMap(\.self) }

  /// The value of an option that has one.
  package func value(_ option: Option) -> String? { values(option).first }

  private mutating func take(_ word: String, from words: inout ArraySlice<String>) throws(Failure) {
    guard word.isOption else {
      guard operands.count < verb?.operands.count ?? 0 else {
        throw .usage("unexpected argument '\(word)'; see '\(helpCommand)'")
      }
      return operands.append(word)
    }
    let (name, given) = word.atEquals
    guard let option = allowed.first(where: { $0.name == name || $0.shortName == name }) else {
      throw .usage(unknownOption(name))
    }
    var values = [given].compactMap(\.self)
    while values.count < option.arity.limit, let next = words.first, !next.isOption {
      values.append(next)
      words.removeFirst()
    }
    if option.arity == .flag {
      guard values.isEmpty else { throw .usage("'\(option.name)' takes no value") }
      values = [word]
    }
    if option.arity == .single, has(option) {
      throw .usage("'\(option.name)' is given more than once")
    }
    guard values.contains(where: { !$0.isEmpty }) else {
      throw .usage("missing value for '\(option.nameAndValue)'")
    }
    // A value may be for one module only: `Game=MainActor`.
    let chosen = option.choices.isEmpty ? [] : values.map { $0.atEquals.value ?? $0 }
    if let word = chosen.first(where: { !option.choices.contains($0) }) {
      let guess = Spelling.suggestion(for: word, in: option.choices)
      throw .usage("unknown value '\(word)' of '\(option.name)'\(guess)")
    }
    self.given[option.name, default: []].append(values)
  }

  private func unknownOption(_ name: String) -> String {
    if let verb, verbs.contains(where: { $0.options.contains { $0.name == name } }) {
      return "'\(verb.name)' takes no '\(name)'; see '\(helpCommand)'"
    }
    let hint = "; \(verb == nil ? "a verb comes first, " : "")see '\(helpCommand)'"
    return "unknown option '\(name)'"
      + Spelling.suggestion(for: name, in: allowed.map(\.name), otherwise: hint)
  }

  private var helpCommand: String {
    [command, verb?.name, "--help"].compactMap(\.self).joined(separator: " ")
  }

  /// The output files, which may be in a source directory but are not sources.
  var outputs: [String] { [Option.output, .interface].compactMap { value($0) } }

  /// Returns the value of an option that counts something.
  package func number(_ option: Option) throws(Failure) -> Int? {
    guard let value = value(option) else { return nil }
    if let number = Int(value), number >= 0 { return number }
    throw .usage("'\(option.name)' needs a number, not '\(value)'")
  }

  /// The warnings that options silence.
  func ignoredWarnings() throws(Failure) -> Set<DiagnosticGroup> {
    var groups: Set<DiagnosticGroup> = []
    for name in values(.noWarning) {
      let group = try group(named: name)
      if group.severity == .error { throw .usage("'\(group.rawValue)' is an error, not a warning") }
      groups.insert(group)
    }
    return groups
  }

  /// Returns the group with a name that was typed, with or without `#` in front.
  func group(named argument: String) throws(Failure) -> DiagnosticGroup {
    let name = argument.hasPrefix("#") ? String(argument.dropFirst()) : argument
    if let group = DiagnosticGroup(rawValue: name) { return group }
    let guess = Spelling.suggestion(
      for: name, in: DiagnosticGroup.names, otherwise: "; see '\(command) explain-diagnostic'")
    throw .usage("unknown diagnostic group '\(name)'\(guess)")
  }
}

extension String {
  /// Whether it names an option; `./-x` is a path.
  fileprivate var isOption: Bool { utf8.first == UInt8(ascii: "-") && utf8.count > 1 }

  /// The parts before and after the first `=`; in bytes, because a combining mark may follow it.
  var atEquals: (name: String, value: String?) {
    guard let equals = utf8.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
    return (String(self[..<equals]), String(Substring(utf8[equals...].dropFirst())))
  }
}
