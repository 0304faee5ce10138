import BobbinSyntax

extension Linker {
  /// Records a call that creates a service.
  func addInjection(_ site: CallSite) {
    let call = site.call
    let scope = parent(of: site)
    guard let type = service(of: site, in: scope) else { return }
    guard let id = table.type(of: type.canonical) else {
      // A generic parameter may have such an initializer from its protocol.
      let isPromised = table.types.contains {
        $0.declaration.kind == .protocol
          && table.hasInitializer(labeled: "injecting", $0.id, seenFrom: site.module)
      }
      guard scope != nil, !isPromised, case .named(let names) = type.canonical,
        names.last?.isCapitalized ?? false, type.canonical != .name("Self")
      else { return }
      return reportUnknown(
        type.written,
        among: table.types.filter { ![.protocol, .typealias].contains($0.declaration.kind) },
        at: call.location, of: site.module, .unsupportedInjection,
        "cannot find '\(type.written)' in the sources, so what it needs is not known",
        or: "call its initializer yourself, or wrap it in a type of your own and wire that")
    }
    // The sources may declare initializers with this label.
    if table.hasInitializer(labeled: "injecting", id, seenFrom: site.module) { return }
    guard let scope else { return reportUnknownParent(site, of: table[id].name) }
    let isOpen = type.isOpen(table[id]) && passesGenericArguments(site, of: id)
    if let (message, help) = fault(of: type, id, scope, isOpen: isOpen) {
      let declared = Diagnostic.Note("it is declared here", at: table[id].declaration.location)
      let notes = [declared, Diagnostic.Note(help)]
      return report(Diagnostic(.unsupportedInjection, message, at: call.location, notes: notes))
    }
    program.injectionCalls.append(
      InjectionCall(
        scope: scope, service: id, type: isOpen ? type.withOpenArguments(of: table[id]) : type,
        module: site.module, wiringCall: call))
  }

  private func service(of site: CallSite, in scope: ComponentID?) -> BoundType? {
    if let written = site.call.callee {
      let type = site.binder.bindCallee(of: site.call, written).map(\.unwrapped)
      // Swift takes generic arguments that are left out from the context.
      guard type.canonical.genericArguments.isEmpty, let id = table.type(of: type.canonical),
        !table[id].declaration.generics.isEmpty,
        let expected = site.call.expected.map({ site.binder.bindCallee(of: site.call, $0) })
      else { return type }
      return table.type(of: expected.canonical) == id ? expected : type
    }
    if scope != nil {
      report(
        .unknownChild, "cannot tell which type '.init(injecting: …)' creates",
        at: site.call.location, Diagnostic.Note("write its name in front of '.init'"))
    }
    return nil
  }

  /// Why a call cannot be wired, regardless of the initializers, and what to write instead.
  private func fault(
    of type: BoundType, _ id: TypeID, _ scope: ComponentID, isOpen: Bool
  ) -> (message: String, help: String)? {
    let name = table[id].name
    if let component = program.component(id) {
      let argument = program[component].isBootstrap ? "" : "parent: …"
      let message = "'\(name)' is a component, which 'injecting:' cannot wire"
      return (message, "write '\(name)(\(argument))'")
    }
    if table[id].declaration.kind == .protocol {
      let message = "'\(name)' is a protocol, which 'injecting:' cannot create"
      return (message, "write the name of a type that conforms to it")
    }
    let parameters = table[id].declaration.generics.names
    if !isOpen, type.isOpen(table[id]) || type.canonical.genericArguments.count != parameters.count
    {
      let list = parameters.joined(separator: ", ")
      let message = "'\(name)' is generic, and what it needs depends on its arguments"
      let advice = "write types for '\(list)': '\(name)<…>(injecting: …)'"
      return (message, "\(advice), or pass everything that depends on them")
    }
    let around = program.nominal(scope)
    let parameter = around.declaration.generics.names.first { name in
      type.canonical.containsName { $0[0].module == nil && $0[0].text == name }
    }
    guard let parameter else { return nil }
    let what = "a generic parameter of '\(around.name)'"
    return ("'\(type.written)' depends on '\(parameter)', \(what)", "call its initializer yourself")
  }

  /// Whether a call passes everything that depends on the generic arguments, so that swiftc infers
  /// them.
  private func passesGenericArguments(_ site: CallSite, of id: TypeID) -> Bool {
    let names = table[id].declaration.generics.names
    let labels = site.call.labels.filter { $0 != WiringCall.Label.injecting.rawValue }
    return table.initializers(of: id, as: table[id].type, seenFrom: site.module).contains {
      let (all, trailing) = ($0.signature.parameters, site.call.trailingLabels)
      let choices = all.choices(labels, trailing: trailing)
      return (choices + all.otherChoices(labels, trailing: trailing)).contains { passed in
        all.indices.allSatisfy { passed.contains($0) || !all[$0].type.written.mentions(names) }
      }
    }
  }
}

extension BoundType {
  /// Whether generic arguments are left out, or are chosen by callers of a generic function.
  fileprivate func isOpen(_ nominal: Nominal) -> Bool {
    let isLeftOut = canonical.genericArguments.allSatisfy { $0 == .name("_") }
    return canonical.mentionsOpaque || isLeftOut && !nominal.declaration.generics.isEmpty
  }

  /// The type for any arguments.
  fileprivate func withOpenArguments(of nominal: Nominal) -> BoundType {
    guard case .named(var names) = canonical else { return self }
    var open = names
    names[names.count - 1].arguments = []
    open[open.count - 1].arguments = nominal.declaration.generics.names.map(TypeSyntax.name)
    return BoundType(written: .named(names), canonical: .named(open), imports: imports)
  }
}
