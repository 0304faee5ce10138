import BobbinCompiler

/// One module whose files, and those of the modules below it, are named on the command line.
///
/// Only the command line and these files decide what is generated, so a build system may run each
/// module on another machine.
enum ModuleInput {
  static func read(_ arguments: Arguments, name: String) throws(Failure) -> [ModuleSources] {
    guard arguments.has(.sources) else {
      throw .usage("missing '\(Option.sources.nameAndValue)' of module '\(name)'")
    }
    var paths = [name: arguments.values(.sources)]
    for var group in arguments.occurrences(.dependency) {
      let module: String
      (module, group[0]) = try pair(group[0], of: .dependency)
      guard module != name else { throw .usage("module '\(module)' depends on itself") }
      paths[module, default: []] += group
    }
    let outputs = [Option.output, .interface].compactMap { arguments.value($0) }
    let names = paths.keys.sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    var modules = names.map { module in
      ModuleSources(
        name: module, files: [], wantsStubs: module == name && arguments.has(.stubs),
        isSubject: module == name)
    }
    func position(_ name: String, _ option: Option) throws(Failure) -> Int {
      if let index = positions[name] { return index }
      let guess = Spelling.suggestion(
        for: name, in: names, otherwise: "; pass its files with '--dependency'")
      throw .usage("unknown module '\(name)' in '\(option.name)'\(guess)")
    }
    for argument in arguments.values(.imports) {
      let (module, value) = try pair(argument, of: .imports)
      let index = try position(module, .imports)
      let others = value.split(separator: ",").map(String.init)
      for name in others { _ = try position(name, .imports) }
      modules[index].dependencies = (modules[index].dependencies ?? []) + others
    }
    for argument in arguments.values(.defaultIsolation) {
      let (module, value) =
        argument.contains("=")
        ? try pair(argument, of: .defaultIsolation) : (name, argument)
      let index = try position(module, .defaultIsolation)
      modules[index].defaultIsolation = DefaultIsolation(rawValue: value)
    }
    for index in modules.indices {
      let paths = paths[modules[index].name] ?? []
      modules[index].files = try SourceFinder.files(in: paths, excluding: outputs)
    }
    guard modules.contains(where: { $0.isSubject && !$0.files.isEmpty }) else {
      throw .input("module '\(name)' has no Swift files")
    }
    return modules
  }

  /// Splits `Name=value`; only the value of `--imports` may be empty.
  private static func pair(
    _ text: String, of option: Option
  ) throws(Failure) -> (name: String, value: String) {
    let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex
    let value = text.utf8[equals...].dropFirst()
    let mayBeEmpty = equals != text.endIndex && option.name == Option.imports.name
    guard equals > text.startIndex, mayBeEmpty || !value.isEmpty else {
      throw .usage("'\(option.name)' needs '\(option.placeholder ?? "")', not '\(text)'")
    }
    return (String(text[..<equals]), String(Substring(value)))
  }
}
