import BobbinSyntax

extension Graph {
  /// Why the code generated for a wiring cannot be used, regardless of the initializer.
  func obstacle(to wiring: Wiring) -> String? {
    if let need = wiring.missing.first?.member {
      let parent = program.nominal(wiring.edge.parent)
      return "'\(parent.name)' provides no '\(need.fullName)' of type '\(need.typeDescription)'"
    }
    if let binding = wiring.bindings.first(where: { !$0.faults.isEmpty }) {
      return message(binding, binding.faults[0], wiring)
    }
    return wiring.faults.first { $0.group == .isolationMismatch }?.message
  }
}

extension Program {
  /// What makes an edge impossible, whatever its providers are.
  func faults(of edge: Edge) -> [Diagnostic] {
    let (parent, child, component) = (nominal(edge.parent), nominal(edge.child), self[edge.child])
    let place = edge.calls[0].location
    let use = Diagnostic.Note("'\(child.name)' is created here", at: place)
    func reject(_ message: String, at place: Location, _ note: Diagnostic.Note) -> [Diagnostic] {
      [Diagnostic(.unsupportedComponent, message, at: place, notes: [note])]
    }
    if parent.isInGeneric {
      return reject(
        "'\(parent.name)' is nested in a generic type and cannot create anything", at: place,
        Diagnostic.Note("it is declared here", at: parent.declaration.location))
    }
    if component.isBootstrap {
      return reject(
        "'\(child.name)' needs nothing from above and has no parent", at: place,
        Diagnostic.Note("write '\(child.name)()', or let it inherit from 'Component'"))
    }
    for end in [child, parent] {
      if let fault = unreachable(end, in: edge.module, use) { return [fault] }
    }
    if edge.injection != nil { return [] }
    if let parameter = component.openParameter {
      return reject(
        "'\(child.name)' leaves its dependency open as '\(parameter)'; create a class that inherits "
          + "from it and names a protocol", at: place,
        Diagnostic.Note("it is declared here", at: component.location))
    }
    if component.dependency.isEmpty {
      // A protocol that cannot be found has been reported where it is named.
      if component.hasUnknownProtocol { return [] }
      let message = "'\(child.name)' depends on no protocol, so nothing can be generated for it"
      let advice =
        "let '\(child.name)' depend on a protocol, such as 'EmptyDependency', or create it here "
        + "with 'dependency:'"
      return reject(message, at: component.location, Diagnostic.Note(advice, at: place))
    }
    return edge.calls.compactMap { call in
      let named = component.initializers(for: call)
      if let usable = named.first(where: { $0.isVisible(in: edge.module, table) }) {
        return dependencyFault(of: usable, of: component)
      }
      return noInitializer(
        for: call, of: child, component.initializers, named.first, from: edge.module,
        noteOnOwnInitializer(of: component))
    }
  }

  /// Reports an initializer that takes another dependency than its component, or its superclass, names.
  private func dependencyFault(
    of initializer: BoundInitializer, of component: Component
  ) -> Diagnostic? {
    let type = initializer.signature.parameters.first { $0.label == "dependency" }?.type
    let own = component.dependency.map(\.canonical)
    let types = TypeMatcher(table: table)
    // What is left out of a composition has been reported.
    guard let type, own.count == 1, !type.canonical.compositionParts.contains(own[0]),
      types.assignability(of: own[0], to: type.canonical) == .no
    else { return nil }
    let name = nominal(component.id).name
    let advice =
      component.superclass == nil
      ? "name '\(type.written)' as what '\(name)' depends on"
      : "require what it needs in '\(own[0])', or pass it as another argument"
    return Diagnostic(
      .unsupportedComponent,
      "'\(name)' depends on '\(own[0])', so its initializer cannot take '\(type.written)'",
      at: initializer.location, notes: [Diagnostic.Note(advice, at: component.location)])
  }

  /// Reports a type that generated code of a module cannot extend, if it cannot; `use` says what for.
  func unreachable(_ nominal: Nominal, in module: String, _ use: Diagnostic.Note) -> Diagnostic? {
    let (access, isLocal) = (nominal.access(in: table), nominal.declaration.isLocal)
    guard isLocal || access < table.leastAccess(in: nominal.module, for: module) else { return nil }
    let isComponent = component(nominal.id) != nil
    let name = (isComponent ? "component " : "") + "'\(nominal.name)'"
    let reader = module == nominal.module ? "generated code" : "module '\(module)'"
    let message = "\(name) is \(isLocal ? "local" : "\(access)"), so \(reader) cannot reach it"
    let group: DiagnosticGroup = isComponent ? .unsupportedComponent : .unsupportedInjection
    let notes = [use, helpToExtend(nominal, in: module)]
    return Diagnostic(group, message, at: nominal.declaration.location, notes: notes)
  }

  /// How to let generated code see a type that only its own file can see.
  private func helpToExtend(_ nominal: Nominal, in module: String) -> Diagnostic.Note? {
    let around = Array(sequence(first: nominal, next: { [table] in $0.outer.map { table[$0] } }))
    guard !around.contains(where: \.declaration.isLocal) else { return nil }
    // A class cannot be more visible than the protocols that it depends on.
    let protocols = component(nominal.id).map { self.protocols(of: self[$0]) } ?? []
    let least = table.leastAccess(in: nominal.module, for: module)
    let classes = table.classes(from: nominal.id).dropFirst()
    let hidden = (around + (classes + protocols).map { table[$0] })
      .filter { $0.declaration.modifiers.access ?? .internal < least }
    // What no access level hides is in an extension that does.
    if hidden.isEmpty { return Diagnostic.Note("declare it in an extension that is not private") }
    let requirements = component(nominal.id).map { self[$0].requirements } ?? []
    return table.help(
      revealing: hidden.map { ($0.name, $0.declaration.location) },
      mentioning: requirements.flatMap(\.member.writtenTypes), of: nominal.module, to: module)
  }

  /// Reports a call that none of a type's initializers takes.
  ///
  /// What helps is to reveal the hidden initializer that the call could use, or else the advice.
  func noInitializer(
    for call: WiringCall, of nominal: Nominal, _ all: [BoundInitializer],
    _ hidden: BoundInitializer?, from module: String, _ advice: Diagnostic.Note?
  ) -> Diagnostic {
    let labels = call.labels + call.trailingLabels
    // A class of a library has initializers that were not read. A superclass comes first in the
    // clause, but what comes first may be a protocol.
    let top = table.classes(from: nominal.id).last ?? nominal.id
    let base = table.inherited(by: top, declaredAs: .class).prefix(1)
      .first { $0.id == nil && !$0.type.canonical.isNamed(StandardLibrary.names) }
    // The first line names the hidden one.
    let others = all.filter { !$0.isFallback && $0.location != hidden?.location }
    let notes = others.map { initializer in
      let obstacles = initializer.signature.parameters.lazy.compactMap { parameter in
        if labels.contains(parameter.label) { return parameter.obstacleToPassing }
        guard call.label == .injecting else { return nil }
        let isRepeated = initializer.signature.parameters.count { $0.label == parameter.label } > 1
        let obstacle =
          !parameter.mayBeOmitted
          ? initializer.obstacle(toFilling: parameter)
          : isRepeated ? "because another one has the same label" : nil
        return obstacle.map { "the call has to pass '\(parameter.names.last ?? "_")', \($0)" }
      }
      let own = initializer.labels(for: call)
      let unknown = call.labels.first { !(own + ["injecting", "_"]).contains($0) }
      let places = call.labels.compactMap { $0 == "_" ? nil : own.firstIndex(of: $0) }
      let order = places == places.sorted() ? nil : "its arguments have another order"
      let isImplicit = initializer.location == nominal.declaration.location
      if let base, initializer.location == table[top].declaration.location {
        let text =
          "it may inherit initializers from '\(base.type.written)', which was not read; declare one"
        return Diagnostic.Note(text, at: initializer.location)
      }
      let cause = initializer.access < .internal ? ", because a stored property is" : ""
      let access =
        initializer.access.description + (isImplicit ? "\(cause); declare one that is not" : "")
      let reason =
        initializer.isVisible(in: module, table)
        ? obstacles.first ?? unknown.map { "no parameter is labeled '\($0)'" } ?? order
        : "it is \(access)"
      let text = "it has '\(initializer.name(for: call))'" + (reason.map { ", but \($0)" } ?? "")
      return Diagnostic.Note(text, at: initializer.location)
    }
    // With the parameters that the call leaves out.
    let whole = all.first { $0.location == hidden?.location }
    let help = whole.flatMap {
      // It may be private on purpose, as in a type with a shared instance.
      call.label == .injecting && $0.access < .internal
        && $0.location != nominal.declaration.location
        ? Diagnostic.Note(
          "make it \(table.leastAccess(in: $0.module, for: module)), or use one that the type itself "
            + "creates", at: $0.location)
        : table.help(
          revealing: [("init", $0.location)],
          mentioning: $0.signature.parameters.map(\.type.written), of: $0.module, to: module)
    }
    let arguments = labels.map { $0 + ":" }.joined()
    let reason = whole.map { ", because '\($0.name(for: call))' is \($0.access)" } ?? ""
    let message = "'\(nominal.name)' cannot be created with '(\(arguments))'\(reason)"
    return Diagnostic(.noInitializer, message, at: call.location, notes: notes + [help ?? advice])
  }

  private func noteOnOwnInitializer(of component: Component) -> Diagnostic.Note? {
    let own = table.classes(from: component.type).lazy.flatMap(table.whole).flatMap(\.initializers)
      .first { !$0.modifiers.contains(.convenience) }
    guard component.initializers.isEmpty, let own else { return nil }
    let type = component.dependency.map { "\($0.written)" }.joined(separator: " & ")
    let isParent = own.signature.parameters.first?.label == "parent"
    return Diagnostic.Note(
      "make its first parameter 'dependency: any \(type)'\(isParent ? ", not 'parent'" : ""), "
        + "and pass it on: 'super.init(dependency: dependency)'", at: own.location)
  }
}

extension TypeTable {
  /// How to make a member visible to another file or module: in words, if what its declaration
  /// mentions or is in would have to become visible, too.
  func help(revealing member: Member, to module: String) -> Diagnostic.Note? {
    help(
      revealing: [(member.fullName, member.location)], mentioning: member.writtenTypes,
      of: member.module, to: module)
  }

  /// The same for an initializer whose declaration mentions some types, or for types.
  func help(
    revealing hidden: [(name: String, place: Location)], mentioning types: [TypeSyntax] = [],
    of home: String, to module: String
  ) -> Diagnostic.Note? {
    // A declaration that mentions a `package` type cannot be public.
    let ofPackage =
      types.contains { access(of: $0) == .package } && leastAccess(in: home, for: module) < .public
    let least: Access = module == home ? .internal : ofPackage ? .package : .public
    // Without an access modifier of its own, the member may be hidden by its extension's.
    let isAlone = types.allSatisfy { access(of: $0) >= least }
    let edits = isAlone ? hidden.map { editor(of: $0.place)?.making(least, before: $0.place) } : []
    let names = hidden.map { "'\($0.name)'" }.joined(separator: " and ")
    let message = "make \(names) \(least)"
    return Diagnostic.Note(help: message, edits)
      ?? Diagnostic.Note("\(message), and the types or extension that hide it")
  }
}
