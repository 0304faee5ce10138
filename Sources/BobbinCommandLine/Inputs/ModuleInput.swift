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
    for argument in arguments.values(.dependency) {
      let (module, value) = try pair(argument, of: .dependency)
      if paths[module] == nil { try check(argument, as: module) }
      guard module != name.text else {
        throw .usage("module '\(module)' depends on itself", at: argument.location)
      }
      var path = argument
      path.text = value
      paths[module, default: []].append(path)
    }
    let names = paths.keys.sorted()
    func refuseUnknown(_ module: String, _ argument: Argument, of option: Option) throws(Failure) {
      guard !names.contains(module) else { return }
      let guess = Spelling.suggestion(
        for: module, in: names, otherwise: "; pass its files with '--dependency'")
      throw .usage("unknown module '\(module)' in '\(option.name)'\(guess)", at: argument.location)
    }
    var imports: [String: [String]] = [:]
    for argument in arguments.values(.imports) {
      let (module, value) = try pair(argument, of: .imports)
      let others = value.split(separator: ",").map(String.init)
      for name in [module] + others { try refuseUnknown(name, argument, of: .imports) }
      imports[module, default: []] += others
    }
    var isolations: [String: DefaultIsolation] = [:]
    for argument in arguments.values(.defaultIsolation) {
      let isPair = argument.text.contains("=")
      let (module, value) =
        isPair ? try pair(argument, of: .defaultIsolation) : (name.text, argument.text)
      try refuseUnknown(module, argument, of: .defaultIsolation)
      try Option.defaultIsolation.check(value, in: DefaultIsolation.names, at: argument.location)
      let isolation = DefaultIsolation(rawValue: value)
      guard isolations[module] ?? isolation == isolation else {
        throw .usage("module '\(module)' has two default isolations", at: argument.location)
      }
      isolations[module] = isolation
    }

    let outputs = [Option.output, .interface].compactMap { arguments.value($0)?.text }
    let modules = try names.map { module throws(Failure) in
      ModuleSources(
        name: module,
        files: try SourceFinder.files(in: paths[module] ?? [], excluding: outputs),
        dependencies: imports[module],
        wantsStubs: module == name.text && arguments.has(.stubs),
        defaultIsolation: isolations[module], isSubject: module == name.text)
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
