import BobbinSyntax

extension Linker {
  /// Reads the requirements of a component: all members of all protocols of its dependency.
  func readRequirements(
    of component: Component, from dependency: BoundType, for nominal: Nominal, at place: Location
  ) {
    let parts = dependency.canonical.compositionParts
    for part in parts {
      let known = table.type(of: part).map { table[$0] }
      if let known, known.isBranchingAlias {
        let other = known.declaration.location
        reportVariation(nominal.id, "depends on different protocols", at: place, other)
      } else if let known, known.declaration.kind != .protocol {
        // A concrete type has to be passed by hand; nothing can be generated for it.
        if parts.count > 1 {
          reportClass(known, requiredBy: "'\(nominal.name)'", .unsupportedComponent, at: place)
        }
        continue
      } else if known == nil, !part.isMarker {
        component.hasUnknownProtocol = true
        reportUnknown(part, for: nominal, at: place)
        continue
      }
      // An alias may be of another module than its protocols; `Bobbin.EmptyDependency` keeps its own.
      let foreign = dependency.written.compositionParts.filter { table.type(of: $0) == nil }
      component.dependency.append(bound(foreign.first { table.normalize($0) == part } ?? part))
    }
    let protocols = program.protocols(of: component).flatMap { table.protocols(from: [$0]) }
    let defaults = Dictionary(grouping: protocols.flatMap(nilDefaults), by: \.member.key)
    var positions: [MemberKey: Int] = [:]
    for var requirement in protocols.flatMap(ownRequirements) {
      if let known = positions[requirement.key] {
        // Once in each branch of an `#if`, or by two protocols with different effects.
        component.requirements[known].member =
          component.requirements[known].member.merged(with: requirement.member)
        continue
      }
      positions[requirement.key] = component.requirements.count
      // Code that creates the component sees what the component's module sees.
      let all = defaults[requirement.key] ?? []
      requirement.nilDefaults = all.map {
        // A provider may not meet the conditions of an extension.
        ($0.module, $0.part.declaration.generics.conditions.isEmpty ? $0.access : .private)
      }
      requirement.hasNilDefault = all.contains { table.isVisible($0.module, from: nominal.module) }
      component.requirements.append(requirement)
    }
    rejectOverloads(among: component.requirements)
  }

  /// Reports a class as a requirement: no generated object is an instance of it.
  private func reportClass(
    _ type: Nominal, requiredBy what: String, _ group: DiagnosticGroup, at place: Location
  ) {
    report(
      group, "\(what) cannot require the class '\(type.name)', which no provider inherits from",
      at: place, Diagnostic.Note("require it as a property", at: type.declaration.location))
  }

  /// Reports properties with the same name and different types, which no object can have.
  private func rejectOverloads(among requirements: [Requirement]) {
    var known: [String: Member] = [:]
    for requirement in requirements where !requirement.member.isFunction {
      let member = requirement.member
      guard let other = known.updateValue(member, forKey: member.name),
        !other.conditions.excludes(member.conditions)
      else { continue }
      let types = "'\(member.typeDescription)' and of type '\(other.typeDescription)'"
      let message = "no object can have '\(member.name)' of type \(types)"
      let note = Diagnostic.Note("it is required here too", at: other.location)
      reject(requirement.owner, message, at: member.location, note)
    }
  }

  private func reportUnknown(_ type: TypeSyntax, for nominal: Nominal, at place: Location) {
    let marker = StandardLibrary.markers.first { type.lastName?.looksLike($0) ?? false }
    let advice =
      switch type {
      case .name("Never"), .name("Void"), .tuple([]):
        "write 'any EmptyDependency' for what needs nothing"
      case _ where type.isMarkerOfRuntime:
        "write 'Bobbin.\(type)', and 'import Bobbin'; this one may be of another module"
      case .opaque(let constraint): "write 'any \(constraint)'"
      case _ where type.isNamed(StandardLibrary.protocols):
        "remove it: generated providers cannot conform to it"
      case _ where marker != nil: "did you mean '\(marker ?? "")'?"
      default:
        "add the module that declares it to the dependencies of '\(nominal.module)', and import it; "
          + "files that other build tools write are not read"
      }
    reportUnknown(
      type, among: table.types.filter { [.protocol, .typealias].contains($0.declaration.kind) },
      at: place, of: nominal.module, .unknownProtocol,
      "cannot find protocol '\(type)', which '\(nominal.name)' depends on, in the sources",
      or: advice)
  }

  private func reject(
    _ id: TypeID, _ message: String, at place: Location, _ note: Diagnostic.Note
  ) {
    program.impossible.insert(id)
    report(.unsupportedRequirement, message, at: place, note)
  }

  private func ownRequirements(of id: TypeID) -> [Requirement] {
    if let known = ownRequirements[id] { return known }
    let nominal = table[id]
    let parts = nominal.parts.filter { $0.declaration.kind == .protocol }
    let result = parts.flatMap { ownRequirements(of: $0, nominal) }
    for inherited in table.inherited(by: id, declaredAs: .protocol) {
      let place = inherited.location
      if let known = inherited.id, table[known].declaration.kind == .class {
        let what = "dependency protocol '\(nominal.name)'"
        reportClass(table[known], requiredBy: what, .unsupportedRequirement, at: place)
      } else if inherited.isUnknown {
        reportUnknown(inherited.type.canonical, for: nominal, at: place)
      } else {
        continue
      }
      program.impossible.insert(id)
    }
    ownRequirements[id] = result
    return result
  }

  private func ownRequirements(of part: Nominal.Part, _ nominal: Nominal) -> [Requirement] {
    let declaration = table.whole(part)
    let open = declaration.nested.filter { $0.kind == .associatedtype }
    let names = open.map(\.name)
    for type in open {
      let advice = "name a type, or a protocol that all such types conform to"
      reject("associated type '\(type.name)'", at: type.location, advice, nominal)
    }
    for initializer in declaration.initializers {
      let advice = "remove it: only generated code makes providers"
      reject("an initializer", at: initializer.location, advice, nominal)
    }
    for location in declaration.subscripts {
      reject("a subscript", at: location, "require a function in its place", nominal)
    }
    var members: [Member] = []
    for provision in self.members(of: part, inTypeOf: isolation(ofProtocol: nominal)) {
      let member = provision.member
      if let (what, advice) = fault(of: provision, nominal) {
        reject(what, at: member.location, advice, nominal)
      } else if !member.isUntyped,
        names.isEmpty || !member.types.contains(where: { $0.written.mentions(names) })
      {
        members.append(member)
      }
    }
    if !declaration.functions.isEmpty { members.sort { $0.location < $1.location } }
    return members.map { Requirement($0, of: nominal.id) }
  }

  /// What makes a protocol's member impossible for components to provide, if anything does.
  private func fault(
    of provision: Provision, _ nominal: Nominal
  ) -> (what: String, advice: String)? {
    let member = provision.member
    var what: String { (member.isFunction ? "function" : "property") + " '\(member.fullName)'" }
    if provision.isStatic {
      let isNamed = member.name.first.map { $0.isLetter || $0 == "_" } ?? true
      return ("static \(what)", isNamed ? "remove 'static'" : "require a function with a name")
    }
    if member.types.contains(where: { $0.written.mentions(["Self"]) }) {
      let fault = "\(what) with 'Self', which would be the type of a provider"
      return (fault, "write 'any \(nominal.name)'")
    }
    return member.signature?.parameters.contains(where: \.isVariadic) ?? false
      ? ("variadic \(what), whose values Swift cannot pass on", "take an array") : nil
  }

  private func reject(_ what: String, at location: Location, _ advice: String, _ nominal: Nominal) {
    let message = "dependency protocol '\(nominal.name)' cannot require \(what)"
    reject(nominal.id, message, at: location, Diagnostic.Note(advice))
  }
}
