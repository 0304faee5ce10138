import BobbinSyntax

extension Linker {
  /// Reports a call whose parent or scope is not known to be a component.
  func reportUnknownParent(_ site: CallSite, of name: String) {
    let (call, owner) = (site.call, site.owner)
    let (role, apposition) =
      switch call.label {
      case .injecting: ("cannot wire '\(name)'", "the one that wires '\(name)'")
      case .gathering: ("nothing can be gathered from it", "the one to gather from")
      case .parent, .dependency:
        ("cannot be the parent of '\(name)'", "the parent of '\(name)'")
      }
    if call.argument == .`self`, let owner, program.componentOfType[owner] == nil,
      inheritsFromNothing(owner)
    {
      return
    }
    let known = "pass 'self' in a component, or what has a component's type"
    let base = "a component is a class that inherits from 'Component' or 'BootstrapComponent'"
    let what =
      owner.map { "the \(table[$0].declaration.kind.rawValue) '\(table[$0].name)', " } ?? ""
    let (message, advice) =
      switch call.argument {
      case .`self` where call.isInStaticMember: ("'self' is a type here, and \(role)", known)
      case .`self`: ("'self' is \(what)not a component, and \(role)", base)
      case .name(let text, _?): ("'\(text)' is not a component, and \(role)", base)
      case .call(let type): ("'\(type)' is not a component, and \(role)", base)
      case .other(let text) where text.hasSuffix(":)"):
        (
          "'\(text)' names an initializer that is called elsewhere, with a parent that is not known",
          known
        )
      case .name(let text, nil), .other(let text):
        (
          "cannot tell which component '\(text)' is, \(apposition)",
          "\(known); elsewhere, write the type: '\(text) as Name'"
        )
      }
    let type = advice == base ? argumentType(of: site) ?? owner : nil
    let note = Diagnostic.Note(advice, at: type.map { table[$0].declaration.location })
    report(.unknownParent, message, at: call.argumentLocation, note)
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
        return Linker.baseClasses.keys.contains { $0 == name || $0.looksLike(name) }
          || imports.allSatisfy { $0 == "Bobbin" || table.contains(module: $0) }
            && !StandardLibrary.names.contains(name)
      }
    }
  }
}
