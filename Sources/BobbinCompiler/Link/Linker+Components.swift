import BobbinSyntax

/// How a class descends from one of Bobbin's base classes.
struct Ancestry {
  /// The name of the base class.
  var base: String
  /// The argument for `DependencyType`, bound where it was written.
  var dependency: BoundType?
  /// The place of the superclass clause that names it.
  var location: Location
  /// The superclass, unless that is the base class.
  var superclass: TypeTable.Inherited?

  var isMainActor: Bool { base.hasPrefix("MainActor") }
}

extension Linker {
  private static let pluginClasses: Set = ["NonCoreComponent", "PluginizedComponent"]

  func findComponents() {
    for nominal in table.types where nominal.declaration.kind == .class {
      // A file that may hold a component is read whole.
      guard !table.file(nominal.file).isOutline, ancestry(of: nominal.id) != nil else { continue }
      let id = ComponentID(index: program.components.count)
      program.components.append(Component(id: id, type: nominal))
      program.componentOfType[nominal.id] = id
    }
    for component in program.components {
      component.superclass = program.component(ancestry(of: component.type)?.superclass?.id)
    }
    program.subclasses = Dictionary(grouping: program.components, by: \.superclass)
      .mapValues { $0.map(\.id) }
    for id in program.superclassesFirst {
      if let ancestry = ancestry(of: program[id].type) { read(program[id], ancestry) }
    }
  }

  /// Reads a component whose superclasses have been read.
  private func read(_ component: Component, _ ancestry: Ancestry) {
    let nominal = table[component.type]
    reportBaseOfNoActor(of: nominal, ancestry)
    component.isBootstrap = ancestry.base.hasSuffix("BootstrapComponent")
    let protocols = ancestry.dependency?.canonical.compositionParts ?? []
    component.openParameter = nominal.declaration.generics.names.first {
      protocols.contains(.name($0))
    }
    inherit(component, ancestry)
    readClass(of: component, nominal)
    addMembersOfExtensions(to: component, nominal, ancestry)
    if let dependency = ancestry.dependency, component.openParameter == nil {
      readRequirements(of: component, from: dependency, for: nominal, at: ancestry.location)
      component.allProtocols = table.protocols(from: protocols)
      // One with a requirement's name is the default of that requirement, and one under a constraint
      // that the protocol does not imply cannot be used through it.
      lazy var required = Set(component.requirements.map(\.member.fullName))
      component.additions = membersOfExtensions(
        of: component.allProtocols.flatMap(table.entries), on: dependency.canonical,
        seenFrom: nominal.module
      ).filter { !$0.isConditional && !required.contains($0.member.fullName) }
    }
  }

  // MARK: Superclasses

  /// How a class descends from a base class, or `nil` if it does not.
  func ancestry(of id: TypeID) -> Ancestry? {
    if let known = ancestry[id] { return known }
    let unknown: [TypeID] = reachable(from: [id]) { [table, ancestry] id in
      table.superclasses(of: id).compactMap(\.id).filter { ancestry[$0] == nil }
    }.reversed()
    // Superclasses come first, so that no chain of classes is too long for the call stack.
    for id in unknown where ancestry[id] == nil {
      // A class that is its own superclass finds this and stops.
      ancestry[id] = .some(nil)
      let all = table.superclasses(of: id).compactMap(ancestry(through:))
      guard var first = all.first(where: { $0.superclass != nil }) ?? all.first else { continue }
      let superclass = first.superclass?.type.canonical
      let alike = all.compactMap(\.superclass).filter { $0.type.canonical == superclass }
      // What it inherits exists in all branches that name the superclass.
      if alike.count > 1 { first.superclass?.conditions = .any(of: alike.map(\.conditions)) }
      ancestry[id] = first
      let variant = all.first { $0.dependency?.canonical != first.dependency?.canonical }
      reportVariation(id, "depends on different protocols", at: first.location, variant?.location)
      let other = all.first { $0.superclass.map { $0.type.canonical != superclass } ?? false }
      reportVariation(id, "inherits from different components", at: first.location, other?.location)
    }
    return ancestry[id] ?? nil
  }

  /// Reports a component that would need a different kind of provider in another build, if there is
  /// a place that says so.
  func reportVariation(_ id: TypeID, _ what: String, at location: Location, _ other: Location?) {
    guard let other else { return }
    if let (first, second) = table[id].redeclaration {
      let note = Diagnostic.Note("it is also declared here", at: first.declaration.location)
      let message = "'\(table[id].name)' is declared twice"
      return report(.unsupportedComponent, message, at: second.declaration.location, note)
    }
    let fault = "'\(table[id].name)' \(what) in different builds, so no provider fits all of them"
    let note = Diagnostic.Note(
      "name the same one in all builds, and use '#if' inside it", at: other)
    report(.unsupportedComponent, fault, at: location, note)
  }

  private func ancestry(through inherited: TypeTable.Inherited) -> Ancestry? {
    let superclass = inherited.type
    guard case .named(let names) = superclass.canonical, let last = names.last else { return nil }
    if let id = inherited.id {
      guard var found = ancestry(of: id) else { return nil }
      found.dependency = found.dependency.map {
        bound($0.substituting(table[id], by: superclass).written)
      }
      found.superclass = inherited
      return found
    }
    // An alias names what its own file can see.
    let isAlias = table.type(of: superclass.written) != nil
    var base = names
    if !isAlias, case .named(let written) = superclass.written { base = written }
    let isPlugin = Linker.pluginClasses.contains(last.text)
    guard isPlugin || Runtime.baseClasses.contains(last.text),
      isAlias || table.isOfRuntime(base, in: inherited.file)
    else { return nil }
    if isPlugin {
      let advice = "create the component in a module above, below a component that is passed to it"
      report(
        .unsupportedComponent, "Needle's '\(last.text)' is not supported", at: inherited.location,
        Diagnostic.Note(advice))
      return nil
    }
    return Ancestry(
      base: last.text, dependency: base.last?.arguments.first.map(bound),
      location: inherited.location)
  }

  /// Binds a canonical type, or a dependency, in which only names of the runtime are foreign.
  func bound(_ type: TypeSyntax) -> BoundType {
    BoundType(
      written: type, canonical: table.normalize(type),
      imports: Set(type.modules.map { NeededImport(module: $0) }))
  }

  // MARK: Members

  /// Adds the members from extensions of its base class and of the protocols that it conforms to.
  private func addMembersOfExtensions(
    to component: Component, _ nominal: Nominal, _ ancestry: Ancestry
  ) {
    let bases = table.entries(for: .name(ancestry.base))
    let dependency = ancestry.dependency?.canonical ?? .name("EmptyDependency")
    component.provisions += membersOfExtensions(of: bases, on: dependency, seenFrom: nominal.module)
    var seen: [TypeID: [Condition]] = [:]
    var added: [Provision] = []
    let ofBases = bases.flatMap { adoptions(of: $0, with: [dependency]) }
    for adoption in component.adoptions + ofBases {
      let adopted = reachable(from: [adoption]) { above in
        adoptions(of: above.id).map {
          Adoption(id: $0.id, module: above.module, conditions: $0.conditions)
            .under(above.conditions)
        }
      }
      for adoption in adopted {
        let known = seen[adoption.id]
        if let known, Condition.cover(known, wherever: adoption.conditions) { continue }
        seen[adoption.id, default: []].append(adoption.conditions)
        let all = membersOfExtensions(
          of: [adoption.id], on: nominal.type.written, seenFrom: nominal.module)
        for var provision in all {
          provision.adopter = adoption.module
          added.append(provision.under(adoption.conditions))
        }
      }
    }
    if added.isEmpty { return }
    // A readable member of the component hides one that a protocol adds.
    let own = component.provisions.filter { $0.hidden(from: nominal.module, table) == nil }
    let taken = Dictionary(grouping: own.map(\.member), by: \.overloadKey).mapValues {
      $0.map(\.conditions)
    }
    component.provisions += added.compactMap { provision in
      guard let taken = taken[provision.member.overloadKey] else { return provision }
      return Condition.cover(taken, wherever: provision.member.conditions)
        ? nil : provision.under(.any(of: taken).negated)
    }
  }

  /// The properties of a part of a type, then its functions; `overridden` has the isolation of those
  /// that they may override.
  func members(
    of part: Nominal.Part, inTypeOf isolation: Isolation, _ overridden: [String: Isolation] = [:]
  ) -> [Provision] {
    let (binder, own) = (Binder(table, part), self.isolation(of: part, inTypeOf: isolation))
    let (declaration, around) = (table.whole(part), table.availability(ofMembersIn: part))
    let (nominal, adopted) = (table[part.owner], isolationOfWitnesses(in: part))
    let parameters = nominal.declaration.generics.names.map(TypeSyntax.name)
    let isConditional = table.holds(part, for: parameters) != .yes
    func inherited(_ name: String) -> Isolation { adopted[name] ?? overridden[name] ?? own }
    let limit = nominal.declaration.kind == .protocol ? nominal.access(in: table) : .open
    // If only classes conform to a protocol, its members can be set through a constant.
    lazy var isOfObjects = table.protocols(from: [nominal.type.canonical])
      .contains(.name("AnyObject"))
    func provision(
      _ member: Member, _ modifiers: Modifiers, _ body: Range<Int>?, _ value: Range<Int>?,
      _ returnsNil: Bool
    ) -> Provision {
      Provision(
        member: member.isSettable && isOfObjects ? member.with(setter: .nonmutating) : member,
        modifiers: modifiers, access: min(modifiers.access ?? part.declaration.memberAccess, limit),
        returnsNil: returnsNil, part: part, body: body, value: value, isConditional: isConditional
      ).under(part.conditions)
    }
    return declaration.properties.map {
      let member = Member($0, binder, around, isolation: inherited($0.name))
      return provision(member, $0.modifiers, $0.body, $0.value, $0.returnsNil)
    }
      + declaration.functions.map {
        let member = Member($0, binder, around, isolation: inherited($0.fullName))
        return provision(member, $0.modifiers, $0.body, $0.body, $0.returnsNil)
      }
  }

  /// The actors that members inherit from the requirements of protocols that their part adopts.
  private func isolationOfWitnesses(in part: Nominal.Part) -> [String: Isolation] {
    var result: [String: Isolation] = [:]
    if part.declaration.kind == .protocol { return result }
    let protocols = table.protocols(from: table.inherited(by: part).compactMap(\.id))
    for id in protocols where table[id].declaration.kind == .protocol {
      let (part, own) = (table[id].parts[0], program.isolation(of: id))
      let (declaration, binder) = (table.whole(part), Binder(table, file: part.file, type: nil))
      for (name, modifiers, _) in declaration.heads {
        let isolation = binder.statedIsolation(modifiers) ?? own
        if isolation.actor != nil { result[name] = isolation }
      }
    }
    return result
  }

  /// The protocols that a type adopts whatever its arguments, or with some arguments, including
  /// those that the sources only extend, each with the module that declares the conformance.
  private func adoptions(of id: TypeID, with arguments: [TypeSyntax] = []) -> [Adoption] {
    table[id].parts
      .filter { part in
        if part.declaration.inherited.isEmpty { return false }
        // An existential type conforms to almost no protocol.
        return part.declaration.kind != .extension
          || part.declaration.generics.conditions.allSatisfy(\.isSame)
            && table.holds(part, for: arguments) == .yes
      }
      .flatMap { part in
        table.inherited(by: part).flatMap { inherited in
          table.entries(for: inherited.type.canonical).map {
            Adoption(
              id: $0, module: table.modules[part.file.module].name,
              conditions: table.conditions(of: inherited, by: id))
          }
        }
      }
      .filter {
        table[$0.id].declaration.kind == .protocol
          || table[$0.id].isForeign && !table[$0.id].isBaseClass
      }
  }

  private func inherit(_ component: Component, _ ancestry: Ancestry) {
    guard let superclass = component.superclass.map({ program[$0] }),
      let inherited = ancestry.superclass
    else {
      component.isSendable = ancestry.isMainActor
      component.isolation = ancestry.isMainActor ? .mainActor : .nonisolated
      guard let type = ancestry.dependency else { return }
      let parameter = BoundSignature.Parameter(label: "dependency", name: "dependency", type: type)
      component.initializers = [
        BoundInitializer(
          signature: BoundSignature(parameters: [parameter]), access: .public,
          isOfRuntime: !ancestry.isMainActor, module: "Bobbin", location: ancestry.location)
      ]
      return
    }
    (component.isolation, component.isSendable) = (superclass.isolation, superclass.isSendable)
    let conditions = table.conditions(of: inherited, by: component.type)
    // Members from extensions of other types are evaluated again for the subclass.
    component.provisions = superclass.provisions.filter { program.component($0.owner) != nil }
      .map { $0.under(conditions) }
    // With these arguments, conditional conformances of its superclasses may hold.
    let line =
      inherited.type.canonical.genericArguments.isEmpty
      ? [] : table.classes(from: superclass.type, as: inherited.type)
    let above =
      superclass.adoptions
      + line.flatMap { adoptions(of: $0.id, with: $1.canonical.genericArguments) }
    component.adoptions = above.map { $0.under(conditions) }
    component.initializers = superclass.initializers
    let nominal = table[superclass.type]
    if nominal.declaration.generics.isEmpty { return }
    func bound(_ type: BoundType) -> BoundType { type.substituting(nominal, by: inherited.type) }
    component.provisions = component.provisions.compactMap { provision in
      var provision = provision
      provision.member = provision.member.mapTypes(bound)
      guard provision.owner == nominal.id, provision.isConditional else { return provision }
      let holds = table.holds(provision.part, for: inherited.type.canonical.genericArguments)
      provision.isConditional = holds != .yes
      return holds == .no ? nil : provision
    }
    for (index, initializer) in superclass.initializers.enumerated() {
      component.initializers[index].signature = initializer.signature.mapTypes(bound)
    }
  }

  /// Puts what a component's class declares in front of what it inherits.
  private func readClass(of component: Component, _ nominal: Nominal) {
    component.isolation = program.isolation(of: nominal, inheriting: component.isolation)
    // If its base class is nonisolated, only its author can declare it `Sendable`.
    lazy var all = table.protocols(from: table.inherited(by: nominal.id).map(\.type.canonical))
    component.isSendable = component.isSendable || all.contains { $0.isNamed(["Sendable"]) }
    component.adoptions = adoptions(of: nominal.id) + component.adoptions
    let isolated = component.provisions.map(\.member).filter { $0.isolation.actor != nil }
    let overridden = Dictionary(isolated.map { ($0.fullName, $0.isolation) }) { first, _ in first }
    // Another branch of an `#if` may declare a struct of that name.
    let parts = nominal.parts.filter { [.class, .extension].contains($0.declaration.kind) }
    component.provisions =
      parts.flatMap { members(of: $0, inTypeOf: component.isolation, overridden) }
      + component.provisions
    let own = parts.flatMap { part in table.whole(part).initializers.map { (part, $0) } }
    if own.isEmpty { return }
    // A class inherits initializers where it has no designated ones; if these override all of the
    // superclass's, it inherits convenience ones everywhere.
    let designated = own.map(\.1).filter { !$0.modifiers.contains(.convenience) }
    let labels = designated.map { $0.signature.parameters.map(\.label) }
    let overridesAll = component.initializers.allSatisfy {
      $0.isConvenience || labels.contains($0.signature.parameters.map(\.label))
    }
    component.initializers = component.initializers.compactMap {
      overridesAll && $0.isConvenience
        ? $0 : $0.existing(wherever: nominal.conditions, without: designated.map(\.conditions))
    }
    component.initializers =
      own.compactMap { part, initializer in
        let signature = ofBobbin(initializer.signature, in: part.file)
        return signature.parameters.contains { $0.label == "dependency" }
          ? BoundInitializer(initializer, signature, in: part, nil, table) : nil
      } + component.initializers
  }
}
