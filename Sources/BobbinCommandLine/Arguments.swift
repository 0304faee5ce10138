package import BobbinSyntax

/// One word of the command line.
package struct Argument: Hashable {
  package var text: String
  /// Its place in a response file, if it is from one.
  package var location: Location?
}

/// A command line that has been read: a verb and the values of its options.
package struct Arguments {
  /// How the tool was called, for messages.
  let command: String
  package let verbs: [Verb]
  let verb: Verb?
  /// Whether only help is wanted, on the verb or on the tool.
  private(set) var asksForHelp = false
  package private(set) var operands: [Argument] = []
  /// The values of each option, for each time it is given; of a flag, the flag itself.
  private var given: [String: [[Argument]]] = [:]
  private var flags: [String] = []
  private let allowed: [Option]

  /// Reads the words of a command line, response files already replaced.
  init(_ words: [Argument], command: String, verbs: [Verb]) throws(Failure) {
    self.command = command
    self.verbs = verbs
    var words = words[...]
    asksForHelp = words.isEmpty || words.first?.text == "help"
    if words.first?.text == "help" { words.removeFirst() }
    if let first = words.first, !first.isOption {
      verb = verbs.first { $0.name == first.text }
      guard verb != nil else {
        let guess = Spelling.suggestion(
          for: first.text, in: verbs.map(\.name) + ["help"], otherwise: "; see '\(command) --help'")
        throw .usage("unknown verb '\(first.text)'\(guess)", at: first.location)
      }
      words.removeFirst()
    } else {
      verb = nil
    }
    allowed = verb?.options ?? [.help, .version]
    while let word = words.popFirst() { try take(word, from: &words) }
    if has(.help) { asksForHelp = true }
    if asksForHelp { return }
    for option in allowed where has(option) {
      guard let needed = option.needs.first, !option.needs.contains(where: has) else { continue }
      throw .usage("'\(option.name)' needs '\(needed.nameAndValue)'")
    }
    let missing = verb?.operands.dropFirst(operands.count).first { !$0.hasPrefix("[") }
    if let missing { throw .usage("missing '\(missing)'") }
  }

  package func has(_ option: Option) -> Bool { given[option.name] != nil }

  /// Returns the arguments with one option in place of all input.
  func reading(_ option: Option, _ path: String) -> Arguments {
    var result = self
    for input in Option.input { result.given[input.name] = nil }
    result.given[option.name] = [[Argument(text: path)]]
    return result
  }

  /// The values of an option, for each time it is given.
  func occurrences(_ option: Option) -> [[Argument]] { given[option.name] ?? [] }

  func values(_ option: Option) -> [Argument] { occurrences(option).flatMap(\.self) }

  /// The value of an option that has one.
  package func value(_ option: Option) -> Argument? { values(option).first }

  /// Whether the first of two opposite flags was given last; `nil` if neither was given.
  func prefers(_ flag: Option, to opposite: Option) -> Bool? {
    flags.last { $0 == flag.name || $0 == opposite.name }.map { $0 == flag.name }
  }

  private mutating func take(
    _ word: Argument, from words: inout ArraySlice<Argument>
  ) throws(Failure) {
    guard word.isOption else {
      if operands.count < verb?.operands.count ?? 0 {
        operands.append(word)
        return
      }
      throw .usage("unexpected argument '\(word.text)'; see '\(helpCommand)'", at: word.location)
    }
    let name =
      word.text.utf8.firstIndex(of: UInt8(ascii: "="))
      .map { String(word.text[..<$0]) } ?? word.text
    guard let option = allowed.first(where: { $0.name == name || $0.shortName == name }) else {
      throw .usage(unknownOption(name), at: word.location)
    }
    var values: [Argument] = []
    if word.text.utf8.count > name.utf8.count {
      var value = word
      value.text = String(Substring(word.text.utf8.dropFirst(name.utf8.count + 1)))
      values.append(value)
    }
    while values.count < option.arity.limit, let next = words.first, !next.isOption {
      values.append(next)
      words.removeFirst()
    }
    if option.arity == .flag {
      guard values.isEmpty else {
        throw .usage("'\(option.name)' takes no value", at: word.location)
      }
      flags.append(option.name)
      values = [word]
    }
    if option.arity == .single, has(option) {
      throw .usage("'\(option.name)' is given more than once", at: word.location)
    }
    guard values.contains(where: { !$0.text.isEmpty }) else {
      throw .usage("missing value for '\(option.nameAndValue)'", at: word.location)
    }
    for value in values where !option.choices.isEmpty {
      // The word may be for a module: `Game=MainActor`.
      let word = value.text.split(separator: "=").last.map(String.init) ?? ""
      guard !option.choices.contains(word) else { continue }
      let guess = Spelling.suggestion(for: word, in: option.choices)
      throw .usage("unknown value '\(word)' of '\(option.name)'\(guess)", at: value.location)
    }
    given[option.name, default: []].append(values)
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
}

extension Argument {
  /// Whether it names an option; `./-x` is a path.
  fileprivate var isOption: Bool {
    text.utf8.first == UInt8(ascii: "-") && text.utf8.count > 1
  }
}

extension Arguments {
  /// Returns the value of an option that counts something.
  package func number(_ option: Option) throws(Failure) -> Int? {
    guard let value = value(option) else { return nil }
    guard let number = Int(value.text), number >= 0 else {
      throw .usage("'\(option.name)' needs a number, not '\(value.text)'", at: value.location)
    }
    return number
  }

  /// Returns the value of an option that is one of a few words.
  package func choice<Choice: RawRepresentable<String>>(_ option: Option) -> Choice? {
    value(option).flatMap { Choice(rawValue: $0.text) }
  }
}
