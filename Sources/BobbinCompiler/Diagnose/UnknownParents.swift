import BobbinSyntax

extension Linker {
  /// Reports a call whose parent or scope is not known to be a component.
  func reportUnknownParent(_ site: CallSite, of name: String) {
    let (call, owner) = (site.call, site.owner)
    // The first call in a file shows what is wrong with all calls of the class.
    if call.argument == .`self`, !call.isInStaticMember, let owner,
      !noComponents[owner, default: []].insert(site.binder.file).inserted
    {
      return
    }
    if call.argument == .`self`, let owner, let base = unknownBase(of: owner) {
      if base.isOurs,
        let fault = missingImport(of: base.name, from: "Bobbin", at: base.location, .unknownParent)
      {
        report(fault)
      }
      return
    }
    let types = values(of: site).map(\.type)
    if let fault = missingImport(of: types, at: site) { return report(fault) }
    let values = types.map { table.type(of: $0.canonical) }
    // An alias may name different classes in different builds.
    let value = values.count == 1 ? values[0] : nil
    let known = value.flatMap {
      [.typealias, .associatedtype].contains(table[$0].declaration.kind) ? nil : $0
    }
    let (role, apposition) =
      switch call.label {
      case .injecting: ("cannot wire '\(name)'", "the component that wires '\(name)'")
      case .gathering: ("nothing can be gathered from it", "the component to gather from")
      case .parent, .dependency: ("cannot be the parent of '\(name)'", "the parent of '\(name)'")
      }
    let advised = "pass 'self' in a component, or a value whose type is a component"
    let other = "; pass a stub, or another dependency, as 'dependency:'"
    let base =
      "a component is a class that inherits from 'Component' or 'BootstrapComponent'"
      + (call.label == .parent && call.argument != .`self` ? other : "")
    let what = owner.map { "the \(table[$0].declaration.kind) '\(table[$0].name)', " } ?? ""
    let isProtocol = owner.map { table[$0].declaration.kind == .protocol } ?? false
    let member = "make this a member of the instance, or pass a component that the function takes"
    let cast = "; in an extension with 'where Self:' and one of these, write 'self as' and its name"
    let (message, advice) =
      switch call.argument {
      case .`self` where call.isInStaticMember: ("'self' is a type here, and \(role)", member)
      case .`self`:
        ("'self' is \(what)not a component, and \(role)", isProtocol ? base + cast : base)
      case .name(let text, _) where known != nil:
        ("'\(text)' is not a component, and \(role)", base)
      case .name("dependency", nil) where program.component(owner) != nil:
        ("'dependency' is not a component, and \(role)", advised)
      case .initializer(let text):
        (
          "'\(text)' names an initializer that is called elsewhere, with a parent that is not known",
          advised
        )
      case .name(let text, _), .other(let text, _):
        (
          "cannot tell which component '\(text)', \(apposition), is",
          // A cast binds more tightly than other operators.
          "\(advised); elsewhere, write the type: '\(text.contains(" ") ? "(\(text))" : text) as Name'"
        )
      }
    let type = advice == base ? known ?? owner : nil
    let note = Diagnostic.Note(advice, at: type.map { table[$0].declaration.location })
    report(.unknownParent, message, at: call.argumentLocation, note)
  }

  /// The error if the file does not import the module that declares the parent's type, or the type
  /// whose extension contains the call.
  private func missingImport(of types: [BoundType], at site: CallSite) -> Diagnostic? {
    let own = site.call.argument == .`self` ? site.owner.map { table[$0] } : nil
    let part = own?.parts.first { $0.file == site.binder.file }?.declaration
    let isUnknown = types.count == 1 && table.type(of: types[0].canonical) == nil
    let name =
      part?.kind == .extension
      ? own.map { .name($0.name) } : isUnknown ? types[0].written : nil
    return program.components.lazy.filter { $0.module != site.module }.compactMap { component in
      let nominal = self.program.nominal(component.id)
      guard name == .name(nominal.name), nominal.access(in: self.table) >= .package,
        self.table.isVisible(nominal.module, from: site.module)
      else { return nil }
      return self.missingImport(
        of: nominal.name, from: nominal.module, at: part?.location ?? site.call.argumentLocation,
        .unknownParent, component.location)
    }.first
  }

  /// The superclass of a class that is not a component, if no type of its name is known, and that is,
  /// or nearly is, the name of one of our base classes; and whether it is the very name.
  private func unknownBase(of id: TypeID) -> (name: String, location: Location, isOurs: Bool)? {
    if program.component(id) != nil { return nil }
    for inherited in table.classes(from: id).flatMap(table.superclasses) {
      guard inherited.id == nil, case .named(let names) = inherited.type.canonical,
        names.count == 1, let name = names.first?.text,
        let base = Runtime.baseClasses.first(where: { $0 == name || $0.looksLike(name) })
      else { continue }
      return (name, inherited.location, base == name)
    }
    return nil
  }
}
