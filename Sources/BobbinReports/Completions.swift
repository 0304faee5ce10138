import BobbinCommandLine

extension Verb {
  static let completions = Verb(
    "completions", "Write completions for a shell.", operands: [Option.placeholder(Shell.self)],
    readsModules: false
  ) { invocation throws(Failure) in
    let name = invocation.arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      let guess = Spelling.suggestion(for: name, in: Shell.names)
      throw .usage("unknown shell '\(name)'\(guess)")
    }
    guard let typed = invocation.environment.variables["BOBBIN_WORDS"] else {
      invocation.environment.output(shell.script)
      return .success
    }
    for (word, abstract) in candidates(for: typed, among: invocation.arguments.verbs) {
      invocation.environment.output(shell.line(word, abstract) + "\n")
    }
    return .success
  }

  /// Returns the completions of the last word of a command line, or none where a path is expected.
  private static func candidates(
    for typed: String, among verbs: [Verb]
  ) -> [(word: String, abstract: String)] {
    let words = typed.split(separator: " ", omittingEmptySubsequences: false)
    var candidates = verbs.map { ($0.name, $0.abstract) } + [("help", Option.help.abstract)]
    var options: [Option] = [.version, .help]
    if words.count > 2, words[1] != "help" {
      guard let verb = verbs.first(where: { $0.name == words[1] }) else { return [] }
      let option = verb.options.first { $0.name == words[words.count - 2] && $0.arity != .flag }
      options = option == nil ? verb.options : []
      let placeholders = option.map { [$0.placeholder ?? ""] } ?? verb.operands
      candidates = placeholders.flatMap(Option.choices).map { ($0, "") }
    }
    candidates += options.map { ($0.name, $0.abstract) }
    return candidates.filter { $0.0.hasPrefix(words[words.count - 1]) }
  }
}

/// A shell, whose completion script asks the tool what may follow the words that were typed.
private enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that a shell reads once; it completes files where the tool knows no word.
  var script: String {
    switch self {
    case .bash:
      """
      # Completions of bobbinctl for bash: source <(bobbinctl completions bash)
      _bobbinctl() {
        COMPREPLY=($(BOBBIN_WORDS="${COMP_WORDS[*]:0:COMP_CWORD+1}" "$1" completions bash))
      }
      complete -o default -F _bobbinctl bobbinctl

      """
    case .zsh:
      """
      #compdef bobbinctl
      # Completions of bobbinctl for zsh: a file '_bobbinctl' in a directory of fpath.
      local -a found=(${(f)"$(BOBBIN_WORDS="${words[1,CURRENT]}" bobbinctl completions zsh)"})
      if (($#found)); then _describe argument found; else _files; fi

      """
    case .fish:
      """
      # Completions of bobbinctl for fish: a file 'bobbinctl.fish' in its completions.
      function __bobbinctl
        set -l word (commandline -ct)
        set -lx BOBBIN_WORDS (commandline -opc) "$word"
        set -l found (bobbinctl completions fish)
        if set -q found[1]
          printf '%s\\n' $found
        else
          __fish_complete_path "$word"
        end
      end
      complete -c bobbinctl -f -a '(__bobbinctl)'

      """
    }
  }

  func line(_ word: String, _ abstract: String) -> String {
    switch self {
    case .bash: word
    case .zsh: "\(word):\(abstract)"
    case .fish: "\(word)\t\(abstract)"
    }
  }
}
