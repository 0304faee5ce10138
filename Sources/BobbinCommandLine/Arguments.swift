import BobbinSyntax

/// One word of the command line.
struct Argument: Hashable {
  var text: String
  /// It was quoted in a response file, so that `@` means nothing.
  var isLiteral = false
  /// Where it stands, if that is a response file.
  var location: Location?
}

/// A command line that has been read: a verb and the values of its options.
struct Arguments {
  let verb: Verb?
  /// What stands behind the verb besides options, if the verb takes it.
  private(set) var operand: Argument?
  private var given: [(option: Option, values: [Argument])] = []

  /// Reads the words of a command line, response files already replaced.
  init(_ words: [Argument]) throws(Failure) {
    var words = words[...]
    if let first = words.first, !first.isOption {
      guard let verb = Verb(rawValue: first.text) else {
        let guess = Spelling.suggestion(
          for: first.text, in: Verb.names, otherwise: "; see 'bobbinc --help'")
        throw .usage("unknown verb '\(first.text)'\(guess)", at: first.location)
      }
      self.verb = verb
      words.removeFirst()
    } else {
      verb = nil
    }
    while let word = words.popFirst() { try take(word, from: &words) }
    // Help answers whatever else is missing.
    guard !has(.help) else { return }
    for option in Option.allCases where option.arity == .single {
      let all = values(option)
      guard all.count > 1 else { continue }
      throw .usage("'\(option.name)' is given more than once", at: all[1].location)
    }
  }

  func has(_ option: Option) -> Bool { given.contains { $0.option == option } }

  /// All values of an option, in order.
  func values(_ option: Option) -> [Argument] {
    given.filter { $0.option == option }.flatMap(\.values)
  }

  /// The value of an option that has one.
  func value(_ option: Option) -> Argument? { values(option).first }

  /// The one of two opposite flags that was given last.
  func last(of options: Option...) -> Option? {
    given.last { options.contains($0.option) }?.option
  }

  private var allowed: [Option] { verb?.options ?? [.help, .version] }

  private mutating func take(
    _ word: Argument, from words: inout ArraySlice<Argument>
  ) throws(Failure) {
    guard word.isOption else {
      if verb?.operand != nil, operand == nil {
        operand = word
        return
      }
      throw .usage("unexpected argument '\(word.text)'; see '\(helpCommand)'", at: word.location)
    }
    let name = String(word.text.prefix { $0 != "=" })
    guard let option = allowed.first(where: { $0.name == name || $0.shortName == name }) else {
      throw .usage(unknownOption(name), at: word.location)
    }
    var values: [Argument] = []
    if word.text.utf8.count > name.utf8.count {
      var value = word
      value.text = String(word.text.dropFirst(name.count + 1))
      values.append(value)
    }
    switch option.arity {
    case .flag:
      guard values.isEmpty else {
        throw .usage("'\(option.name)' takes no value", at: word.location)
      }
    case .single, .repeated:
      if values.isEmpty, let next = words.first, !next.isOption {
        values.append(next)
        words.removeFirst()
      }
    case .many:
      while let next = words.first, !next.isOption {
        values.append(next)
        words.removeFirst()
      }
    }
    guard option.arity == .flag || values.contains(where: { !$0.text.isEmpty }) else {
      throw .usage("missing value for '\(option.nameAndValue)'", at: word.location)
    }
    given.append((option, values))
  }

  private func unknownOption(_ name: String) -> String {
    guard let verb else {
      let hint = "; a verb comes first, see '\(helpCommand)'"
      return "unknown option '\(name)'"
        + Spelling.suggestion(for: name, in: allowed.map(\.name), otherwise: hint)
    }
    if let option = Option.allCases.first(where: { $0.name == name }) {
      return "'\(verb.rawValue)' takes no '\(option.name)'; see '\(helpCommand)'"
    }
    return "unknown option '\(name)'"
      + Spelling.suggestion(
        for: name, in: allowed.map(\.name), otherwise: "; see '\(helpCommand)'")
  }

  private var helpCommand: String {
    ["bobbinc", verb?.rawValue, "--help"].compactMap(\.self).joined(separator: " ")
  }
}

extension Argument {
  /// Whether it names an option; `./-x` is a path.
  fileprivate var isOption: Bool { text.count > 1 && text.hasPrefix("-") && !isLiteral }
}

extension Option {
  /// The one-letter name.
  var shortName: String? { self == .help ? "-h" : nil }
}

extension Arguments {
  /// Returns the value of an option as one of a few words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option
  ) throws(Failure) -> Choice? {
    guard let value = value(option) else { return nil }
    if let choice = Choice(rawValue: value.text) { return choice }
    let guess = Choice.suggestion(for: value.text)
    throw .usage("unknown value '\(value.text)' of '\(option.name)'\(guess)", at: value.location)
  }
}
