import BobbinCommandLine
import Foundation

extension Verb {
  static let completions = Verb(
    "completions", "Write completions for a shell.", operands: [Option.placeholder(Shell.self)],
    readsModules: false
  ) { invocation throws(Failure) in
    let name = invocation.arguments.operands[0]
    guard let shell = Shell(rawValue: name.text) else {
      let guess = Spelling.suggestion(for: name.text, in: Shell.names)
      throw .usage("unknown shell '\(name.text)'\(guess)")
    }
    invocation.environment.output(shell.script(for: "bobbinctl", invocation.arguments.verbs))
    return .success
  }
}

/// A shell and how it is taught the words of a tool: all of them come from the table of verbs.
private enum Shell: String, CaseIterable {
  case bash, zsh, fish

  func script(for tool: String, _ verbs: [Verb]) -> String {
    switch self {
    case .bash: bash(tool, verbs)
    case .zsh: zsh(tool, verbs)
    case .fish: fish(tool, verbs)
    }
  }

  private func bash(_ tool: String, _ verbs: [Verb]) -> String {
    let first = verbs.map(\.name) + ["help", Option.version.name, Option.help.name]
    var text = """
      # Completions of \(tool) for bash: source <(\(tool) completions bash)
      _\(tool)() {
        local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD - 1]} words=
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          words='\(first.joined(separator: " "))'
        else
          case ${COMP_WORDS[1]}:$last in

      """
    for verb in verbs {
      for option in verb.options where option.arity != .flag {
        let words = option.choices.joined(separator: " ")
        text += "      \(verb.name):\(option.name)) "
        text += option.choices.isEmpty ? "compopt -o default; return" : "words='\(words)'"
        text += " ;;\n"
      }
      let words = verb.options.map(\.name) + verb.operands.flatMap(\.choices)
      text += "      \(verb.name):*) words='\(words.joined(separator: " "))' ;;\n"
    }
    return text + """
            help:*) words='\(verbs.map(\.name).joined(separator: " "))' ;;
          esac
        fi
        # A word that does not begin like one of these may be a file.
        [[ $word == -* || $words != -* ]] || compopt -o default
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -F _\(tool) \(tool)

      """
  }

  private func zsh(_ tool: String, _ verbs: [Verb]) -> String {
    func quoted(_ text: String) -> String {
      "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
    func specification(_ option: Option) -> String {
      let abstract = option.abstract.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "[", with: "\\[")
        .replacingOccurrences(of: "]", with: "\\]").replacingOccurrences(of: ":", with: "\\:")
      let action =
        option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
      let value = option.arity == .flag ? "" : ":value:\(action)"
      return quoted("*\(option.name)[\(abstract)]\(value)")
    }
    var text = """
      #compdef \(tool)
      # Completions of \(tool) for zsh: a file '_\(tool)' in a directory of fpath.
      if ((CURRENT == 2)); then
        local -a verbs=(

      """
    for verb in verbs {
      text += "    \(quoted(verb.name + ":" + verb.abstract))\n"
    }
    text += "  )\n  _describe verb verbs\n  return\nfi\ncase $words[2] in\n"
    for verb in verbs {
      text += "  \(verb.name))\n    shift words; ((CURRENT--))\n    _arguments"
      for option in verb.options { text += " \\\n      \(specification(option))" }
      let operands = verb.operands.flatMap(\.choices)
      let action = operands.isEmpty ? "_files" : "(\(operands.joined(separator: " ")))"
      text += " \\\n      \(quoted("*:argument:\(action)")) ;;\n"
    }
    return text + "esac\n"
  }

  private func fish(_ tool: String, _ verbs: [Verb]) -> String {
    func quoted(_ text: String) -> String {
      "'"
        + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
          of: "'", with: "\\'") + "'"
    }
    var text = """
      # Completions of \(tool) for fish: a file '\(tool).fish' in its completions.

      """
    let start = "complete -c \(tool)"
    for verb in verbs {
      text += "\(start) -f -n __fish_use_subcommand -a \(verb.name) -d \(quoted(verb.abstract))\n"
      let condition = "-n '__fish_seen_subcommand_from \(verb.name)'"
      for option in verb.options {
        let choices = option.choices.joined(separator: " ")
        let value =
          option.arity == .flag ? "" : option.choices.isEmpty ? " -r" : " -x -a '\(choices)'"
        text += "\(start) \(condition) -l \(option.name.dropFirst(2))\(value)"
        text += " -d \(quoted(option.abstract))\n"
      }
      let operands = verb.operands.flatMap(\.choices).joined(separator: " ")
      if !operands.isEmpty { text += "\(start) -f \(condition) -a '\(operands)'\n" }
    }
    return text
  }
}

extension Option {
  fileprivate var choices: [String] { placeholder?.choices ?? [] }
}

extension String {
  /// The words of a placeholder that lists them, `<tree|json>`.
  fileprivate var choices: [String] {
    guard hasPrefix("<"), contains("|") else { return [] }
    return dropFirst().dropLast().split(separator: "|").map(String.init)
  }
}
