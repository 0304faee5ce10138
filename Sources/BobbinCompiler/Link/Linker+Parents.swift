import BobbinSyntax

extension Linker {
  /// Reports a call whose parent or scope is not known to be a component.
  mutating func reportUnknownParent(_ site: CallSite, of name: String) {
    let (call, owner) = (site.call, site.owner)
    let (role, apposition) =
      switch call.label {
      case .injecting: ("cannot wire '\(name)'", "the one that wires '\(name)'")
      case .gathering: ("nothing can be gathered from it", "the one to gather from")
      case .parent, .dependency:
        ("cannot be the parent of '\(name)'", "the parent of '\(name)'")
      }
    if call.argument == .`self`, let owner, program.componentOfType[owner] == nil,
      let base = baseWithoutImport(of: owner)
    {
      reportMissingImport(
        of: base, .unknownParent,
        because: call.label == .gathering
          ? "it gathers something here" : "it creates '\(name)' here", at: call.location)
      return
    }
    if call.argument == .`self`, let owner, program.componentOfType[owner] == nil,
      inheritsFromNothing(owner)
    {
      return
    }
    let message: String
    switch call.argument {
    case .`self` where call.isInStaticMember:
      message = "'self' is a type here, and \(role)"
    case .`self`:
      let what = owner.map { "\(table[$0].declaration.kind.rawValue) '\(table[$0].name)'" }
      message = "'self' is \(what.map { "the \($0), " } ?? "")not a component, and \(role)"
    case .name(let parent, nil):
      message = "cannot tell which component '\(parent)' is, \(apposition)"
    case .name(let parent, _):
      message = "'\(parent)' is not a component, and \(role)"
    case .call(let type):
      message = "'\(type)' is not a component, and \(role)"
    case .other(let text) where text.hasSuffix(":)"):
      message =
        "'\(text)' names an initializer that is called elsewhere, with a parent that is not known"
    case .other(let text):
      message = "cannot tell which component '\(text)' is, \(apposition)"
    }
    let help = help(withParentOf: site)
    var advice = Diagnostic.Note(
      "pass 'self' in a component, or a parameter or property whose component type is written")
    if call.argument == .`self`, let owner, table[owner].declaration.kind != .class {
      advice = Diagnostic.Note(
        "a component is a class that inherits from 'Component' or 'BootstrapComponent'",
        at: table[owner].declaration.location)
    }
    if case .name(let parent, nil) = call.argument {
      advice.message += "; elsewhere, write its type: '\(parent) as Name'"
    }
    report(
      Diagnostic(
        .unknownParent, message, at: call.argumentLocation,
        notes: [advice] + (help.map { [$0] } ?? [])))
  }

  /// Whether a class inherits from what cannot be found, which swiftc says better: a misspelt base
  /// class, or anything in a file whose imports have all been read.
  private func inheritsFromNothing(_ id: TypeID) -> Bool {
    table.classes(from: id).contains { id in
      table[id].parts.contains { part in
        guard part.declaration.kind == .class, let base = part.declaration.inherited.first?.type,
          case .named(let names) = base, let name = names.last?.text,
          Binder(table, file: part.file, type: id).type(named: base) == nil
        else { return false }
        let imports = table.importedModules(of: part.file)
        return Linker.baseClasses.keys.contains(where: name.looksLike)
          || imports.allSatisfy { $0 == "Bobbin" || table.contains(module: $0) }
            && !StandardLibrary.names.contains(name)
      }
    }
  }

  /// Reports a class that inherits from `Component` in a file that does not import the runtime.
  mutating func reportMissingImport(
    of id: TypeID, _ group: DiagnosticGroup, because reason: String, at place: Location
  ) {
    let message = "'\(table[id].name)' is not a component, because its file does not import Bobbin"
    let location = table[id].declaration.location
    guard !program.diagnostics.contains(where: { $0.message == message && $0.location == location })
    else { return }
    report(
      Diagnostic(
        group, message, at: location,
        notes: [
          Diagnostic.Note(reason, at: place),
          Diagnostic.Note(
            help: "add 'import Bobbin'",
            table.editor(of: table[id].file).importing("Bobbin")),
        ]))
  }

  /// The class, among a type and its superclasses, that inherits from an unknown class with the
  /// name of a base class of the runtime.
  func baseWithoutImport(of type: TypeID) -> TypeID? {
    table.classes(from: type).first { id in
      table[id].parts.contains { part in
        guard part.declaration.kind == .class, let base = part.declaration.inherited.first?.type,
          case .named(let names) = base, names.count == 1,
          Linker.baseClasses[names[0].text] != nil
        else { return false }
        return Binder(table, file: part.file, type: id).type(named: base) == nil
      }
    }
  }

  // MARK: Help

  private func help(withParentOf site: CallSite) -> Diagnostic.Note? {
    switch site.call.argument {
    case .`self` where site.call.isInStaticMember:
      site.owner.flatMap {
        program.componentOfType[$0] == nil ? nil : helpWithoutStatic(site.call, in: $0)
      }
    case .`self`: site.owner.flatMap(helpToBecomeRoot)
    case .name(_, _?), .call: argumentType(of: site).flatMap(helpToBecomeRoot)
    case .name(_, nil): nil
    case .other(let text): helpWithCast(of: text, site)
    }
  }

  /// How a static member becomes one of the component; the value of a stored one cannot use `self`.
  private func helpWithoutStatic(_ call: WiringCall, in owner: TypeID) -> Diagnostic.Note? {
    let declarations = table[owner].parts.map(\.declaration)
      .filter { $0.location.file == call.location.file }
    let computed = declarations.flatMap(\.properties).filter { !$0.isStored }
      .map { ($0.modifiers, $0.body, $0.location) }
    let functions = declarations.flatMap(\.functions)
      .map { ($0.modifiers, $0.body, $0.location) }
    let member = (computed + functions).first { modifiers, body, _ in
      modifiers.isStatic && body?.contains(call.offset) == true
    }
    guard let place = member?.2,
      let edit = table.editor(of: place)?.removing(modifier: ["static", "class"], before: place)
    else { return nil }
    return Diagnostic.Note(help: "remove '\(edit.old.split(separator: " ")[0])'", edit)
  }

  /// How to make a class a component that can be created where it is created now.
  private func helpToBecomeRoot(_ id: TypeID) -> Diagnostic.Note? {
    let nominal = table[id]
    let initializers = nominal.parts.flatMap(\.declaration.initializers)
    guard program.componentOfType[id] == nil, nominal.declaration.kind == .class,
      nominal.parts.allSatisfy({ $0.declaration.inherited.isEmpty }),
      nominal.reasonAgainstExtension(in: table) == nil,
      !initializers.contains(where: { $0.signature.parameters.isEmpty })
    else { return nil }
    let isMainActor = program.defaultIsolation[nominal.module] == .mainActor
    let base = isMainActor ? "MainActorBootstrapComponent" : "BootstrapComponent"
    let editor = table.editor(of: nominal.file)
    let imports = table.importedModules(of: nominal.file).contains("Bobbin")
    let edit = editor.conforming(base, typeAt: nominal.declaration.location)
    return Diagnostic.Note(
      help: "let '\(nominal.name)' inherit from '\(base)'",
      [edit] + (imports ? [] : [editor.importing("Bobbin")]))
  }

  /// How to write the type of a parent that declarations show.
  private func helpWithCast(of text: String, _ site: CallSite) -> Diagnostic.Note? {
    let (call, binder) = (site.call, site.binder)
    guard let type = type(of: text, binder), component(of: type, binder) != nil,
      case .named(let names) = type, let name = names.last?.text,
      table.type(of: type) == binder.type(named: .name(name))
    else { return nil }
    return Diagnostic.Note("write '\(text) as \(name)'", at: call.location)
  }

  /// The type of a chain of members such as `self.children[0]`, if all of their types are written.
  private func type(of text: String, _ binder: Binder) -> TypeSyntax? {
    let source = Source(path: "", text: text)
    var rest = Lexer.lex(source).tokens[...]
    /// The type whose members are meant, and the type of the value so far.
    var holder = binder.scope.type
    var type: TypeSyntax?
    while let token = rest.popFirst(), token.kind != .endOfFile {
      switch token.kind {
      case .period:
        continue
      case .identifier:
        let name = source.text(Int(token.start)..<Int(token.end))
        let isCall = rest.first?.kind == .leftParen
        if token.keyword == .`self` { continue }
        if type == nil, holder == binder.scope.type, let named = binder.type(named: .name(name)) {
          holder = named
          continue
        }
        guard let member = holder.flatMap({ self.type(ofMember: name, isCall, of: $0) })
        else { return nil }
        type = member
      case .leftParen, .leftSquare:
        let closing: Token.Kind = token.kind == .leftParen ? .rightParen : .rightSquare
        guard let end = rest.firstIndex(where: { $0.kind == closing }) else { return nil }
        rest = rest[(end + 1)...]
        guard token.kind == .leftSquare else { continue }
        guard case .array(let element)? = type else { return nil }
        type = element
      default:
        return nil
      }
      holder = type.flatMap(table.type)
    }
    return type
  }

  private func type(ofMember name: String, _ isCall: Bool, of id: TypeID) -> TypeSyntax? {
    for part in table[id].parts {
      let binder = Binder(table, file: part.file, type: id)
      let type =
        isCall
        ? part.declaration.functions.first { $0.name == name }?.signature.result
        : part.declaration.properties.first { $0.name == name }?.type
      if let type { return binder.bind(type).canonical }
    }
    return nil
  }
}
