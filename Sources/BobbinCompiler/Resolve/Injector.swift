import BobbinSyntax

/// Chooses the initializer for each `injecting:` call, and turns the parameters that the call
/// leaves open into requirements.
///
/// A parameter is filled with what the component or its dependency protocol offers under its label,
/// or else under its name. If neither offers the name, a default is kept; any other parameter
/// becomes a requirement, which is found above the component like those of its children. So a
/// default never depends on the members of a scope farther up.
///
/// If several initializers can be filled, the one that takes all that the others take is used. If
/// there is none, or if several lack something, the call is ambiguous: the scopes farther up are
/// not known when the component's module is compiled.
struct Injector {
  private let matcher: Matcher
  /// The positions of edges, by what distinguishes their initializers.
  private var positions: [[AnyHashable]: Int] = [:]
  /// The members that contain the calls that are being added, which do not fill their parameters.
  private var excluded: [Location: CallRole] = [:]

  var program: Program { matcher.program }

  /// Adds all injections to the program of a matcher.
  static func wire(_ matcher: Matcher) {
    if matcher.program.injectionCalls.isEmpty { return }
    var injector = Injector(matcher: matcher)
    for calls in injector.groups() { injector.add(calls) }
  }

  /// Groups calls that have to use one initializer, in order of location.
  private func groups() -> [[InjectionCall]] {
    let calls = program.injectionCalls.sorted { $0.wiringCall.location < $1.wiringCall.location }
    let groups = Dictionary(grouping: calls) { call -> [AnyHashable] in
      let (labels, trailing) = (call.wiringCall.labels, call.wiringCall.trailingLabels)
      return [call.module, call.scope, call.type.canonical, labels, trailing]
    }.values.map { calls in
      // An alias may mean several types in branches of an `#if`.
      let (first, type) = (calls[0], calls[0].type.canonical.sortKey)
      return (order: (first.wiringCall.location, first.scope, type), calls: calls)
    }
    return groups.sorted { $0.order < $1.order }.map(\.calls)
  }

  /// Adds the injections of some calls in some builds.
  private mutating func add(_ calls: [InjectionCall], in builds: [Condition] = []) {
    // Merge the calls into one, for all builds that have any of them and both types.
    var call = calls[0]
    call.wiringCall.conditions = [
      program.nominal(call.scope).conditions, program.table[call.service].conditionsOfService,
    ].reduce(.any(of: calls.map(\.wiringCall.conditions))) { $0.adding($1) }
    excluded =
      calls.map { matcher.members(around: $0.wiringCall, creating: nil, below: call.scope) }.common
    var all = program.table.initializers(of: call.service, as: call.type, seenFrom: call.module)
    let inherited = program.inferredIsolation(of: call.service)
    for index in all.indices {
      // An actor's initializer inherits no isolation.
      let kind = program.table[call.service].kind(wherever: all[index].conditions)
      all[index].isolation = all[index].isolation ?? (kind == .actor ? .unknown : inherited)
      all[index].conditions = builds.reduce(all[index].conditions) { $0.adding($1) }
    }
    let visible = all.filter { $0.isVisible(in: call.module, program.table) }
    // Few programs have more flags than this limit.
    if builds.count < 4, let part = partialBuilds(visible, call) {
      add(calls, in: builds + [part])
      return add(calls, in: builds + [part.negated])
    }
    var candidates = usual(
      visible.flatMap { ways(to: $0, for: call) },
      wherever: builds.reduce(call.wiringCall.conditions) { $0.adding($1) })
    // Then the initializers that are meant are hidden.
    if visible.count < all.count {
      candidates.removeAll { $0.isForArchives && !$0.isComplete }
    }
    if candidates.isEmpty { program.diagnostics += calls.map { noInitializer($0, all) } }
    let complete = candidates.filter(\.isComplete)
    let lacking = candidates.filter { !$0.isComplete }
    let open = lacking.filter { candidate in
      complete.allSatisfy { $0.initializer.conditions.excludes(candidate.initializer.conditions) }
    }
    candidates = complete + open
    // Between candidates with other types swiftc chooses by the types of the arguments.
    let groups = Dictionary(grouping: candidates) { candidate in
      candidate.passedTypes.map(\.sortKey) + [""] + candidate.initializer.conditions.lines
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    for (_, candidates) in groups {
      if var candidate = choose(candidates) {
        if candidate.isComplete { candidate.compare(with: lacking) }
        add(candidate, calls)
      } else {
        program.diagnostics.append(ambiguous(call, candidates))
      }
    }
  }

  /// The candidates that a call may mean, which exists under some conditions.
  private func usual(_ all: [Injection], wherever conditions: Condition) -> [Injection] {
    // The others are for decoders and storyboards, or not available on all platforms.
    let plain = all.filter {
      !$0.isForArchives && !$0.initializer.availability.isUnavailableSomewhere
    }
    var candidates = plain.isEmpty ? all : plain
    // Each branch of an `#if` may declare the one that takes most.
    let greatest = candidates.filter { candidate in
      !candidate.initializer.conditions.isEmpty && candidate.isComplete
        && candidates.allSatisfy { !$0.isComplete || candidate.takesAll(of: $0) }
    }
    if Condition.cover(greatest.map(\.initializer.conditions), wherever: conditions),
      Set(greatest.map(\.passedTypes)).count == 1
    {
      return greatest
    }
    candidates = candidates.filter { !candidates.contains(where: $0.isConditional) }
      .filter { !$0.initializer.conditions.excludes(conditions) }
    let kept = candidates.filter(\.isComplete).map(\.initializer)
      .withFallbacks(wherever: conditions)
    return candidates.filter { !$0.initializer.isFallback || kept.contains($0.initializer) }
  }

  /// The candidate that takes all that the others take, if there is one.
  ///
  /// Deprecated ones are the last resort.
  private func choose(_ candidates: [Injection]) -> Injection? {
    let current = candidates.filter { !$0.isDeprecated }
    // Swift would call a deprecated one that takes the same and has fewer defaults.
    let isOvertaken = candidates.contains { old in
      old.isDeprecated
        && current.contains { $0.defaultCount > old.defaultCount && old.takesAll(of: $0) }
    }
    if current.count < candidates.count, !current.isEmpty, !isOvertaken { return choose(current) }
    guard candidates.count == 1 || candidates.allSatisfy(\.isComplete) else { return nil }
    let greatest = candidates.filter { candidates.allSatisfy($0.takesAll) }
    // Like Swift, it prefers one that has fewer defaults.
    let fewest = greatest.map(\.defaultCount).min()
    let best = greatest.filter { $0.defaultCount == fewest }
    return best.count == 1 ? best[0] : nil
  }

  private mutating func add(_ candidate: Injection, _ calls: [InjectionCall]) {
    let call = calls[0]
    let identity = candidate.initializer.identity(candidate.labels, candidate.passedTypes)
    let key: [AnyHashable] = [call.module, call.scope, call.type.canonical, identity]
    let position = positions[key] ?? program.injections.count
    if position == program.injections.count {
      positions[key] = position
      // The service is a component that only has requirements.
      let service = Component(
        id: ComponentID(index: program.components.count + program.services.count),
        type: program.table[call.service])
      service.requirements = candidate.requirements.map { Requirement($0, of: call.service) }
      program.services.append(service)
      var edge = Edge(parent: call.scope, child: service.id, module: call.module, calls: [])
      edge.injection = candidate
      program.injections.append(edge)
    }
    program.injections[position].calls += calls.map(\.wiringCall)
    program.injections[position].conditions = program.conditions(of: program.injections[position])
  }

  // MARK: Candidates

  /// The ways in which a call may use an initializer; its labels may fit several parameters.
  func ways(to initializer: BoundInitializer, for call: InjectionCall) -> [Injection] {
    let wiringCall = call.wiringCall
    let labels = wiringCall.labels.filter { $0 != WiringCall.Label.injecting.rawValue }
    let parameters = initializer.signature.parameters
    let ways = parameters.choices(labels, trailing: wiringCall.trailingLabels)
      .compactMap { candidate(of: initializer, passing: $0, for: call) }
    if ways.contains(where: \.isComplete) { return ways }
    // The component may fill the parameter that the closure would be matched with, but not the other.
    let others = parameters.otherChoices(labels, trailing: wiringCall.trailingLabels)
      .compactMap { candidate(of: initializer, passing: $0, for: call) }.filter(\.isComplete)
    return others.count == 1 ? others : ways
  }

  private func candidate(
    of initializer: BoundInitializer, passing passed: [Int], for call: InjectionCall
  ) -> Injection? {
    let before = call.wiringCall.labels.prefix { $0 != WiringCall.Label.injecting.rawValue }
    let afterComponent = before.isEmpty ? 0 : passed[before.count - 1] + 1
    let parameters = initializer.signature.parameters
    var candidate = Injection(type: call.type, initializer: initializer)
    for (position, parameter) in parameters.enumerated() {
      if passed.contains(position) {
        candidate.arguments.append(.passed)
        continue
      }
      let (member, unused, _) = offered(position, of: initializer, for: call)
      if let member {
        candidate.fill(with: member)
      } else if parameter.mayBeOmitted {
        candidate.defaulted += unused
        candidate.arguments.append(parameter.callSiteDefault == nil ? .omitted : .passed)
      } else if let name = parameter.names.last, initializer.obstacle(toFilling: parameter) == nil {
        let need = initializer.member(position, named: name, effects: Effects())
        // A member of another type may have the name by chance, unless it is only optional.
        let lacked = unused.filter { _, member, fault in
          fault != .otherType || member.result?.canonical.unwrapped == need.result?.canonical
        }
        candidate.missing.append((need, lacked))
        candidate.fill(with: need)
      } else {
        return nil
      }
    }
    // Swift would match an argument for a later parameter with one that is left out.
    var later: [String] = []
    for (parameter, argument) in zip(parameters, candidate.arguments).reversed() {
      let label = parameter.label
      if argument != .omitted {
        later.append(label)
      } else if label == "_" ? later.last == label : later.contains(label) {
        return nil
      }
    }
    let taken = parameters.indices.filter { candidate.arguments[$0] == .passed }
    candidate.parameters = taken.map { parameters[$0] }
    candidate.parameters.insert(nil, at: taken.count { $0 < afterComponent })
    return candidate
  }

  /// What the component or its dependency protocol offers for a parameter, with the effects that
  /// the initializer can handle; if it offers nothing, the members that it does not offer; and the
  /// builds in which it offers something, if these are not all.
  private func offered(
    _ position: Int, of initializer: BoundInitializer, for call: InjectionCall
  ) -> (member: Member?, unused: [Injection.Unused], builds: Condition?) {
    let parameter = initializer.signature.parameters[position]
    if parameter.obstacleToFilling != nil { return (nil, [], nil) }
    let conditions = initializer.conditions.adding(call.wiringCall.conditions)
    var unused: [Injection.Unused] = []
    for name in parameter.names {
      let member = initializer.member(position, named: name, effects: initializer.effects)
      let choice = matcher.choice(
        of: member, at: call.scope, from: call.module, wherever: conditions, excluding: excluded,
        waits: initializer.effects.isAsync)
      let isOffered = choice.provides || choice.isForwardedSeparately
      let some = choice.candidates.filter(\.provides).map(\.member.conditions) + choice.partial
      let isPartial = choice.declared == nil && !Condition.cover(some, wherever: conditions)
      let builds = isPartial && !some.isEmpty ? Condition.any(of: some) : nil
      if parameter.isVariadic ? choice.isCertain : isOffered { return (member, [], builds) }
      if builds != nil { return (nil, [], builds) }
      // A member of unknown type may be an array, which Swift does not accept there.
      unused +=
        choice.candidates.map { (member, $0.member, $0.fault ?? .otherType) }
        + choice.others.map { (member, $0, .otherType) }
    }
    return (nil, unused, nil)
  }

  /// The builds that have a member for a parameter with a default, if the others have none.
  private func partialBuilds(_ all: [BoundInitializer], _ call: InjectionCall) -> Condition? {
    for initializer in all {
      for (position, parameter) in initializer.signature.parameters.enumerated()
      where parameter.mayBeOmitted && !call.wiringCall.labels.contains(parameter.label) {
        if let builds = offered(position, of: initializer, for: call).builds { return builds }
      }
    }
    return nil
  }
}
