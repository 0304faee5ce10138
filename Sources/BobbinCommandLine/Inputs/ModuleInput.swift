import BobbinCompiler

/// One module whose files, and those of the modules below it, are named on the command line.
///
/// Only the command line and these files decide what is generated, so a build system may run each
/// module on another machine.
enum ModuleInput {
  static func read(_ arguments: Arguments, name: Argument) throws(Failure) -> [ModuleSources] {
    try check(name, as: name.text)
    guard arguments.has(.sources) else {
      throw .usage("missing '\(Option.sources.nameAndValue)' of module '\(name.text)'")
    }
    var paths = [name.text: arguments.values(.sources)]
    for var group in arguments.occurrences(.dependency) {
      let argument = group[0]
      let module: String
      (module, group[0].text) = try pair(argument, of: .dependency)
      try check(argument, as: module)
      guard module != name.text else {
        throw .usage("module '\(module)' depends on itself", at: argument.location)
      }
      paths[module, default: []] += group
    }
    let outputs = [Option.output, .interface].compactMap { arguments.value($0)?.text }
    let names = paths.keys.sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    var modules = names.map { module in
      ModuleSources(
        name: module, files: [], wantsStubs: module == name.text && arguments.has(.stubs),
        isSubject: module == name.text)
    }
    func position(_ name: String, _ argument: Argument, _ option: Option) throws(Failure) -> Int {
      if let index = positions[name] { return index }
      let guess = Spelling.suggestion(
        for: name, in: names, otherwise: "; pass its files with '--dependency'")
      throw .usage("unknown module '\(name)' in '\(option.name)'\(guess)", at: argument.location)
    }
    for argument in arguments.values(.imports) {
      let (module, value) = try pair(argument, of: .imports)
      let index = try position(module, argument, .imports)
      let others = value.split(separator: ",").map(String.init)
      for name in others { _ = try position(name, argument, .imports) }
      modules[index].dependencies = (modules[index].dependencies ?? []) + others
    }
    for argument in arguments.values(.defaultIsolation) {
      let (module, value) =
        argument.text.contains("=")
        ? try pair(argument, of: .defaultIsolation) : (name.text, argument.text)
      let index = try position(module, argument, .defaultIsolation)
      let isolation = DefaultIsolation(rawValue: value)
      guard modules[index].defaultIsolation ?? isolation == isolation else {
        throw .usage("module '\(module)' has two default isolations", at: argument.location)
      }
      modules[index].defaultIsolation = isolation
    }
    for index in modules.indices {
      let paths = paths[modules[index].name] ?? []
      modules[index].files = try SourceFinder.files(in: paths, excluding: outputs)
    }
    guard modules.contains(where: { $0.isSubject && !$0.files.isEmpty }) else {
      throw .input("module '\(name.text)' has no Swift files", at: name.location)
    }
    return modules
  }

  /// Splits `Name=value`; only the value of `--imports` may be empty.
  private static func pair(
    _ argument: Argument, of option: Option
  ) throws(Failure) -> (name: String, value: String) {
    let text = argument.text
    let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex
    let value = text.utf8[equals...].dropFirst()
    let mayBeEmpty = equals != text.endIndex && option.name == Option.imports.name
    guard equals > text.startIndex, mayBeEmpty || !value.isEmpty else {
      throw .usage(
        "'\(option.name)' needs '\(option.placeholder ?? "")', not '\(argument.text)'",
        at: argument.location)
    }
    return (String(text[..<equals]), String(Substring(value)))
  }

  private static func check(_ argument: Argument, as name: String) throws(Failure) {
    guard !ModuleSources.isModuleName(name) else { return }
    throw .usage("'\(name)' is not a module name", at: argument.location)
  }
}

extension ModuleSources {
  /// Whether an `import` can have the name.
  static func isModuleName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isIDContinue }
  }
}
