import BobbinSyntax

/// Warnings about optionals and parameters that keep their defaults, perhaps by mistake.
extension Warnings {
  /// Optional requirements that stay unserved although a scope has a member that fits.
  func unservedOptionals() -> [Diagnostic] {
    lazy var used = serving
    // A scope is searched once, however many of its children leave one requirement open.
    var near: [ComponentID: [MemberKey: Member?]] = [:]
    return wirings.flatMap { wiring in
      wiring.bindings.compactMap { binding -> Diagnostic? in
        guard binding.source.origin == .default, binding.candidates.isEmpty else { return nil }
        let (scope, key) = (wiring.edge.parent, binding.need.key)
        let found =
          near[scope]?[key]
          ?? graph.nearMisses(of: binding.member, in: scope, besides: [])
          .first { graph.fits($0, binding.member) && !used.contains($0.location) }
          // One with other labels, or a property in place of it.
          ?? (binding.member.isFunction
            ? graph.matcher.provisions(named: binding.member.name, of: scope).first {
              $0.hidden(from: wiring.edge.module, program.table) == nil
            }?.member : nil)
        near[scope, default: [:]][key] = .some(found)
        guard let found else { return nil }
        let child = graph.declared(key, from: wiring.edge.child).first?.component
        return warning(about: found, for: binding.member, of: child ?? wiring.edge.child, wiring)
      }
    }
  }

  /// Calls with `injecting:` of the only initializer, which takes nothing.
  func emptyInjections() -> [Diagnostic] {
    // In other builds, the same call may take something.
    lazy var taking = Set(
      wirings.filter { $0.injection?.arguments.isEmpty == false }.flatMap(\.edge.calls)
        .map(\.location))
    return wirings.flatMap { wiring -> [Diagnostic] in
      let (edge, service) = (wiring.edge, program.nominal(wiring.edge.child))
      guard let injection = wiring.injection, injection.arguments.isEmpty,
        program.table.whole(service.id).flatMap(\.initializers).count < 2
      else { return [] }
      let message = "'\(service.name)' takes nothing from '\(name(edge.parent))'"
      let text =
        "it has 'init()', and 'injecting:' sets no properties; leave it out, or let the initializer "
        + "take what it needs"
      let note = Diagnostic.Note(text, at: injection.initializer.location)
      return edge.calls.filter { !taking.contains($0.location) }.map {
        Diagnostic(.unservedOptional, message, at: $0.location, notes: [note])
      }
    }
  }

  /// Values in the code around a call that what it creates could take, where nothing uses them.
  func argumentsNotPassed() -> [Diagnostic] {
    wirings.flatMap { wiring in
      wiring.edge.calls.flatMap { call -> [Diagnostic] in
        guard !call.locals.isEmpty, let file = program.table.file(at: call.location.file)
        else { return [] }
        let (edge, child) = (wiring.edge, name(wiring.edge.child))
        let required = wiring.bindings.filter(\.isDeclared).map { ($0.member, $0.source.origin) }
        let omitted = wiring.injection?.omitted() ?? program[edge.child].omitted(by: call)
        lazy var words = words(in: call.body, of: file)
        return (required + omitted).compactMap { need, origin in
          // If the code uses it in another way, the child may be meant to get something else.
          guard let value = graph.local(for: need, in: call, of: edge),
            value == need.name || !(required + omitted).contains(where: { $0.0.name == value }),
            words.count(where: { $0 == value }) == (call.parameters.contains(value) ? 0 : 1)
          else { return nil }
          let fate =
            switch origin {
            case .default: "gets its default"
            case .missing: "is created without it"
            default: "gets a different value"
            }
          let what = value == need.name ? fate : "\(fate) as '\(need.name)'"
          let isRequired = edge.injection == nil && required.contains { $0.0 == need }
          let note =
            isRequired
            ? Diagnostic.Note(
              "'\(child)' requires it; to pass it, let the initializer of '\(child)' take it instead",
              at: need.location)
            : edge.noteOnPassing(need.name, value, in: call)
              ?? Diagnostic.Note("pass it in this call", at: call.location)
          return Diagnostic(
            .passedOver, "'\(value)' is not passed to '\(child)', which \(what)", at: call.location,
            notes: [note])
        }
      }
    }
  }

  /// Parameters of services that keep their defaults, or that only a longer initializer has, although
  /// the component has a member with that type and almost that name, or a scope that is certainly
  /// above it has one with that name.
  func keptDefaults() -> [Diagnostic] {
    if program.injections.isEmpty { return [] }
    lazy var used = serving
    // Whatever creates a subclass is above its superclass, too.
    lazy var parents = program.edges.reduce(into: [ComponentID: Set<ComponentID>]()) { all, edge in
      for id in program.lineage(of: edge.child) { all[id, default: []].insert(edge.parent) }
    }
    var offered: [ComponentID: (all: [Member], byType: [TypeSyntax?: [Member]])] = [:]
    var seen: Set<[Location]> = []
    return wirings.flatMap { wiring -> [Diagnostic] in
      guard let injection = wiring.injection else { return [] }
      let (edge, service) = (wiring.edge, program.nominal(wiring.edge.child))
      let around = edge.calls.compactMap { graph.matcher.provision(around: $0)?.member.location }
      return injection.omitted(besides: injection.defaulted).compactMap { need, origin in
        // A service that itself has the parameter's type wraps such a value; it is not given one.
        guard let type = need.result?.canonical.unwrapped,
          graph.types.assignability(of: service.type.canonical, to: type) != .yes
        else { return nil }
        let own = offered[edge.parent] ?? offers(of: edge.parent)
        offered[edge.parent] = own
        // A function may be meant for a closure with its result.
        let results = need.closure.map { [$0.result == .tuple([]) ? nil : $0.result.unwrapped] }
        let isCommon =
          type.isCommon || need.closure.map { $0.parameters.isEmpty && $0.result.isCommon } ?? false
        let isOfSources = !type.isCommon && program.table.type(of: type) != nil
        let ofType = own.byType[type]
        // If no value has that very type, one of a subtype may be meant; only its name shows that.
        let alike =
          isOfSources && ofType == nil
          ? own.all.filter { $0.isNamedFor(need) || $0.isLongNameOf(need) } : []
        // The only value of an app's type is meant under any name.
        let isOnly =
          isOfSources && ofType?.count == 1 && ofType?.first?.isFunction == false
          && injection.omitted().count { $0.0.result?.canonical.unwrapped == type } == 1
        let candidates = ([type] + (results ?? [])).flatMap { own.byType[$0] ?? [] } + alike
        let near = candidates.first {
          // `store` and `stores` are more often meant to be the same than `storeA` and `storeB`.
          let isMisspelled = isOfSources && $0.name.utf8.count != need.name.utf8.count
          let isMeant =
            isCommon ? $0.name.lowercased() == need.name.lowercased() : $0.isNamedFor(need)
          let isCertain = isMeant ? isMisspelled : $0.isLongNameOf(need)
          let isUsed = used.contains($0.location)
          return (isMeant || isOnly || alike.count == 1 && !isUsed) && (isCertain || !isUsed)
            && graph.fits($0, need) && !around.contains($0.location)
            && graph.mismatches(of: .init($0, of: .own), for: need, at: edge).isEmpty
            // Another use shows that it is not meant here.
            && (isMeant
              || !isMentioned($0, in: edge.parent)
                && !isTaken(around, by: [$0.location], in: edge.parent))
        }
        if let near {
          return warning(about: near, for: need, of: edge.child, wiring, origin)
        }
        // A default of a library's type, such as '.main', is often what is meant.
        guard isOfSources,
          let farther = providerAbove(edge.parent, for: need, { parents[$0]?.sorted() ?? [] }),
          seen.insert([farther.member.location, program[edge.parent].location]).inserted
        else { return nil }
        let fate = origin == .default ? "gets its default" : "is left out"
        let message =
          "'\(need.name)' of '\(service.name)' \(fate), although '\(name(farther.scope))' has "
          + "'\(need.name)'; require it in the dependency of '\(name(edge.parent))', or pass it"
        let notes = [Diagnostic.Note("it is declared here", at: farther.member.location)]
        return Diagnostic(.unservedOptional, message, at: edge.calls[0].location, notes: notes)
      }
    }
  }

  /// The member that fits well enough in a scope above, if there is one on each way to the roots.
  private func providerAbove(
    _ scope: ComponentID, for need: Member, _ parents: (ComponentID) -> [ComponentID]
  ) -> (scope: ComponentID, member: Member)? {
    var found: [ComponentID: (scope: ComponentID, member: Member)] = [:]
    // Few components have more scopes above them than this limit.
    var rest = 32
    let scopes = reachable(from: [scope]) { id -> [ComponentID] in
      rest -= 1
      found[id] = provider(of: need, in: id == scope ? [id] : [scope, id], fitting: .unknown)
      return found[id] == nil && rest >= 0 ? parents(id) : []
    }
    let isEverywhere = scopes.allSatisfy { id in
      found[id].map { _, member in
        let effects = graph.types.assignability(of: member.effects, to: need.effects)
        return member.conditions.isEmpty && effects == .yes
      } ?? !parents(id).isEmpty
    }
    return rest >= 0 && isEverywhere ? scopes.lazy.compactMap { found[$0] }.first : nil
  }

  /// What a component could pass on, also by type without optionality.
  private func offers(
    of id: ComponentID
  ) -> (all: [Member], byType: [TypeSyntax?: [Member]]) {
    let members =
      program[id].provisions.filter { provision in
        !provision.isStatic && provision.member.conditions.isEmpty
          && program.nominal(id).canRead(provision)
      }.map(\.member) + program[id].requirements.map(\.member)
    return (members, Dictionary(grouping: members) { $0.result?.canonical.unwrapped })
  }

  /// The members that provide something under their own names, so they are not near misses.
  private var serving: Set<Location> {
    Set(graph.wirings.lazy.flatMap(\.bindings).map(\.source.member.location))
  }

  private func warning(
    about near: Member, for need: Member, of child: ComponentID, _ wiring: Wiring,
    _ origin: Binding.Origin = .default
  ) -> Diagnostic {
    let fate = origin == .default ? "gets its default" : "is left out"
    let found = "'\(name(wiring.edge.parent))' has '\(near.fullName)'"
    let message = "'\(need.fullName)' of '\(name(child))' \(fate), although \(found)"
    return warning(message, at: near, need, wiring, origin)
  }
}

extension BoundInitializer {
  /// The members that could fill the parameters that have defaults and are left out.
  fileprivate func defaulted(where isLeftOut: (Int) -> Bool) -> [(Member, Binding.Origin)] {
    signature.parameters.enumerated().compactMap { position, parameter in
      guard parameter.hasDefault, isLeftOut(position), let name = parameter.names.last
      else { return nil }
      return (member(position, named: name, effects: effects), .default)
    }
  }
}

extension Injection {
  /// The members that could fill parameters with defaults, except under names that are known to be
  /// those of other members; and the one that is missing because no parameter takes it.
  func omitted(besides known: [Unused] = []) -> [(Member, Binding.Origin)] {
    let parameters = initializer.signature.parameters
    return initializer.defaulted { position in
      arguments[position] == .omitted
        && !known.contains { parameters[position].names.contains($0.need.name) }
    } + (leftOut.map { [($0, .missing)] } ?? [])
  }

  /// The members that could have filled the parameters that keep their defaults.
  package var keptDefaults: [Member] { omitted().filter { $0.1 == .default }.map(\.0) }
}

extension Component {
  /// The members that a call could pass for parameters that have defaults.
  fileprivate func omitted(by call: WiringCall) -> [(Member, Binding.Origin)] {
    guard initializers.count == 1, call.trailingLabels.isEmpty else { return [] }
    let parameters = initializers[0].signature.parameters
    return initializers[0].defaulted { !call.labels.contains(parameters[$0].label) }
  }
}
