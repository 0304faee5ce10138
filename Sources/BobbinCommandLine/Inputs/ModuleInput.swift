import BobbinCompiler

/// One module whose files, and those of the modules below it, are named on the command line.
///
/// Nothing else decides what is generated, so a build system may run modules on other machines.
enum ModuleInput {
  static func read(_ arguments: Arguments, name: String) throws(Failure) -> [ModuleSources] {
    guard arguments.has(.sources) else {
      throw .usage("missing '\(Option.sources.nameAndValue)' of module '\(name)'")
    }
    let own = ModuleSources(
      name: name, files: arguments.values(.sources), wantsStubs: arguments.has(.stubs))
    var modules = [name: own]
    for var group in arguments.given[Option.dependency.name] ?? [] {
      let module: String
      (module, group[0]) = try pair(group[0], of: .dependency)
      guard module != name else { throw .usage("module '\(module)' depends on itself") }
      let new = ModuleSources(name: module, files: [], isSubject: false)
      modules[module, default: new].files += group
    }
    func expect(_ name: String, in option: Option) throws(Failure) {
      if modules[name] != nil { return }
      let guess = Spelling.suggestion(
        for: name, in: modules.keys.sorted(), otherwise: "; pass its files with '--dependency'")
      throw .usage("unknown module '\(name)' in '\(option.name)'\(guess)")
    }
    for argument in arguments.values(.imports) {
      let (module, value) = try pair(argument, of: .imports)
      let others = value.split(separator: ",").map(String.init)
      for name in [module] + others { try expect(name, in: .imports) }
      let known = modules[module]?.dependencies ?? []
      modules[module]?.dependencies = known + others
    }
    for argument in arguments.values(.defaultIsolation) {
      let (module, value) =
        argument.contains("=") ? try pair(argument, of: .defaultIsolation) : (name, argument)
      try expect(module, in: .defaultIsolation)
      modules[module]?.defaultIsolation = DefaultIsolation(rawValue: value)
    }
    for argument in arguments.values(.packageName) {
      let (module, package) = try pair(argument, of: .packageName)
      try expect(module, in: .packageName)
      modules[module]?.package = package
    }
    return try modules.values.sorted { $0.name < $1.name }.map { module throws(Failure) in
      var module = module
      try module.find(in: module.files, excluding: arguments.outputs)
      return module
    }
  }

  /// Splits `Name=value`; only the value of `--imports` may be empty.
  private static func pair(
    _ text: String, of option: Option
  ) throws(Failure) -> (name: String, value: String) {
    guard case (let name, let value?) = text.atEquals, !name.isEmpty,
      !value.isEmpty || option.name == Option.imports.name
    else { throw .usage("'\(option.name)' needs '\(option.placeholder ?? "")', not '\(text)'") }
    return (name, value)
  }
}
