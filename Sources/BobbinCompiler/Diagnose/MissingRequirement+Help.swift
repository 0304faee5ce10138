import BobbinSyntax

/// Finds the smallest change that makes a requirement provided.
///
/// A help has edits: with them applied, the program compiles and the error is gone. Where no such
/// change is known, a note says in words what is needed.
extension MissingRequirement {
  var help: Diagnostic.Note {
    let changes = steps.lazy.flatMap { step in
      step.candidates.lazy.compactMap { change(of: $0, at: step) }
    }
    return changes.first ?? changeOfType ?? changeOfOwnValue ?? changeOfKind ?? alias
      ?? steps.lazy.flatMap(\.candidates).first.flatMap(noteOnConforming) ?? addition
  }

  /// The small change that would make a member serve, if there is one.
  private func change(of candidate: Candidate, at step: SearchStep) -> Diagnostic.Note? {
    guard candidate.verdict.provides,
      graph.mismatches(of: .init(candidate, of: .own), for: need, at: step.edge)
        .allSatisfy(\.isAccess)
    else { return nil }
    switch candidate.hidden {
    case .access: return program.table.help(revealing: candidate.member, to: step.module)
    case .isStatic:
      return Diagnostic.Note("remove 'static', and read it from an object wherever it is used")
    default: return nil
    }
  }

  private var changeOfType: Diagnostic.Note? {
    // Not for a slot that holds a value of the type.
    guard !hasNameConflict, !servesOthers, let candidate = steps.last?.candidates.first,
      candidate.hidden == nil, let type = candidate.member.result,
      !candidate.member.isFunction || need.closure != nil && candidate.member.asProperty != nil,
      type.canonical.genericArguments.first != need.result?.canonical
    else { return nil }
    let member = candidate.member
    if candidate.provision.isWeak, type.canonical.isOptional {
      let verb = injecting == nil ? "require" : "take"
      return Diagnostic.Note(
        "let '\(owner.name)' \(verb) '\(type.written)'; 'weak' makes it optional")
    }
    let other = steps.last.flatMap(other)
    // Another member that fits may be there by chance.
    let isMeant = other.map { $0.isNamedFor(need) || $0.name.hasPrefix(need.name) } ?? false
    if program.component(type) != nil || isMeant {
      let code = head(in: edge.parent, returning: other)
      let scope = program.nominal(edge.parent).name
      return Diagnostic.Note("rename '\(member.name)' of '\(scope)', and add '\(code)'")
    }
    let alternative = (canWrite(member, in: owner.module) ? asked : nil).map {
      ", or make '\(owner.name)' require '\($0.member.fullName)' of type "
        + "'\(member.typeDescription(beside: need))'"
    }
    let holder = program.table[candidate.provision.owner].name
    let advice = "change the type in '\(holder)'" + (alternative ?? "")
    return noteOnConforming(candidate)
      ?? Diagnostic.Note(advice, at: alternative == nil ? nil : asked?.member.location)
  }

  /// Help if the only member with the name has the call in its own value.
  private var changeOfOwnValue: Diagnostic.Note? {
    let isOwn: (Candidate) -> Bool = { $0.hidden == .ownValue }
    let deferred = steps.first { step in
      step.candidates.contains(where: isOwn) && step.edge.calls.contains(where: \.isInClosure)
    }
    if let edge = deferred?.edge {
      let advice = "if this closure runs later, let it call a function that creates"
      let place = edge.calls[0].location
      return Diagnostic.Note("\(advice) '\(program.nominal(edge.child).name)'", at: place)
    }
    return steps.last?.candidates.first(where: isOwn).map {
      Diagnostic.Note(
        "rename this member and add a '\(need.name)' that it can use, or remove the requirement if "
          + "nothing reads it", at: $0.member.location)
    }
  }

  private var changeOfKind: Diagnostic.Note? {
    steps.lazy.flatMap(\.near).first { $0.isCounterpart(of: need) }.map { other in
      if allowsEffects(of: other) {
        return Diagnostic.Note("make it '\(head(in: scope))'", at: other.location)
      }
      let effects = "'\(other.effects.description.dropFirst())'"
      let change = "make '\(owner.name)' require '\(other.fullName)' with \(effects)"
      return asked.map { Diagnostic.Note(change, at: $0.member.location) }
        ?? Diagnostic.Note("rename it and add '\(head(in: scope))'", at: other.location)
    }
  }

  /// A member that returns what a scope has under another name; only the reader knows if that is
  /// what is wanted.
  private var alias: Diagnostic.Note? {
    guard let (step, other) = renamed else { return nil }
    if hasNameConflict { return noteOnNameConflict("ask for '\(other.fullName)' instead") }
    let nominal = program.nominal(step.scope)
    let code = head(in: step.scope, returning: other)
    // Passing it on would preserve the typo.
    let change = other.fullName.looksLike(need.name) ? "rename one of them, or " : ""
    let advice = "\(change)\(imports(in: step.scope))add '\(code)' to '\(nominal.name)'\(orDefault)"
    return Diagnostic.Note(advice, at: nominal.declaration.location)
  }

  private func noteOnNameConflict(_ advice: String) -> Diagnostic.Note {
    let place = asked?.member.location ?? need.location
    return Diagnostic.Note("'\(need.name)' of another type is needed as well; \(advice)", at: place)
  }

  private var addition: Diagnostic.Note {
    if hasNameConflict || servesOthers {
      return noteOnNameConflict("give one of them another name, or provide one in another scope")
    }
    let (open, scope) = (open, scope)
    let (name, head) = (program.nominal(scope).name, head(in: scope))
    // A class has one property or parameterless function of a name, and one function of each type.
    let isTaken =
      open.last?.candidates.contains {
        $0.hidden != .isStatic
          && program.table.isVisible($0.member.module, from: program[scope].module)
          && (need.isFunction ? $0.member.key == need.key : $0.member.parameters.isEmpty)
      } ?? false
    let other =
      isForExtension
      ? " in an extension in module '\(edge.module)'"
      : !program[edge.parent].isBootstrap
        ? steps.contains { !$0.binding.others.isEmpty }
          ? ""
          : program.table.typeHiding(need).map {
            ", or make '\($0.name)' public, so that a module above can provide it"
          } ?? ", or require it in its dependency protocol"
        : scope == open.first?.scope || steps.count == 1
          ? "" : ", or \(isTaken ? "add it " : "")to a nearer scope"
    let isOther = steps.lazy.flatMap(\.candidates).first?.fault == .otherType
    let text =
      isTaken
      ? "rename '\(need.name)' of '\(name)' and add '\(head)' there"
      : (isOther ? "change the type of '\(need.name)', or " : "") + imports(in: scope)
        + "add '\(head)' to '\(name)'"
    return Diagnostic.Note(text + other + orDefault, at: program[scope].location)
  }

  /// How an optional may stay unprovided.
  private var orDefault: String {
    let mayBeLeftOut =
      asked != nil && !need.isSettable && !need.hasEffects
      && !need.isFunction && need.result?.canonical.isOptional ?? false
    return mayBeLeftOut ? ", or let an extension of '\(owner.name)' return 'nil'" : ""
  }

  // MARK: Where

  /// The scopes whose modules can write the type.
  private var open: [SearchStep] {
    let isHidden = program.table.typeHiding(need) != nil
    return steps.filter { step in
      let module = program[step.scope].module
      return (!isHidden || module == need.module) && canWrite(need, in: module)
    }
  }

  /// Whether a module sees all modules whose types a member mentions.
  private func canWrite(_ member: Member, in module: String) -> Bool {
    member.imports.map(\.module).filter(program.table.contains)
      .allSatisfy { program.table.isVisible($0, from: module) }
  }

  /// What the file of a scope has to import first, so that it can name the type.
  private func imports(in scope: ComponentID) -> String {
    let (table, nominal) = (program.table, program.nominal(scope))
    let missing = Set(need.imports.map(\.module)).subtracting([nominal.module])
      .subtracting(table.importedModules(of: nominal.file)).filter(table.contains)
    return missing.isEmpty || isForExtension
      ? "" : "write \(missing.sorted().map { "'import \($0)'" }.joined(separator: " and ")), and "
  }

  /// Whether only the module of the call can write the type, and not those of the scopes.
  private var isForExtension: Bool { open.isEmpty && program.table.typeHiding(need) == nil }

  /// The nearest scope that could pass something on, if possible to all consumers; the search stops
  /// below a member with the name, because that member is what has to change, and where it is not
  /// clear which of several is meant.
  private var renamed: (step: SearchStep, other: Member)? {
    let all = open.prefix { step in
      step.candidates.isEmpty && !step.near.contains { $0.name == need.name }
        && (others(at: step).isEmpty || other(at: step) != nil)
    }.compactMap { step in other(at: step).map { (step: step, other: $0) } }
    return all.first { step, _ in
      let reached = graph.reached(by: need.key, from: step.scope).components
      return step.scope == edge.parent || Set(consumers).isSubset(of: reached)
    } ?? all.first
  }

  /// The scope that should have the member.
  private var scope: ComponentID { renamed?.step.scope ?? open.last?.scope ?? edge.parent }

  /// The member's declaration as the module of a scope writes it, visible where it is read, with what
  /// it returns, if that is known.
  private func head(in scope: ComponentID, returning other: Member? = nil) -> String {
    let module = isForExtension ? edge.module : program[scope].module
    let renderer = graph.matcher.renderer(for: module)
    let actor = need.isolation.globalActor.flatMap {
      $0.canonical == program[scope].isolation.actor ? nil : "@\(renderer.render($0.written)) "
    }
    let reader = steps.last { $0.scope == scope }?.module ?? module
    let isPublic = program.table.leastAccess(in: module, for: reader) > .internal
    let declared = other.flatMap { isRead($0) ? $0 : nil } ?? need
    return (actor ?? "") + (isPublic ? "public " : "")
      + renderer.head(of: declared, named: need.name)
      + (other.map { " { \(expression(of: $0, in: scope)) }" } ?? "")
  }

  /// What to write if a type could conform to the protocol that is needed.
  private func noteOnConforming(_ candidate: Candidate) -> Diagnostic.Note? {
    let member = candidate.member
    guard candidate.hidden == nil, case .property(let type?, _) = member.kind,
      case .property(let needed?, _) = need.kind,
      let own = program.table.type(of: type.canonical).map({ program.table[$0] }),
      program.component(own.id) == nil, own.declaration.kind != .protocol
    else { return nil }
    let types = TypeMatcher(table: program.table, module: edge.module)
    let lacking = needed.canonical.compositionParts.filter {
      types.assignability(of: type.canonical, to: $0) != .yes
    }.map { program.table.type(of: $0).map { program.table[$0] } }
    guard lacking.allSatisfy({ $0?.declaration.kind == .protocol }) else { return nil }
    let protocols = lacking.compactMap { $0?.type.written }
    let names = protocols.map { "'\($0.qualified(beside: [own.type.written]))'" }
    let advice =
      "make '\(own.type.written.qualified(beside: protocols))' conform to "
      + "\(names.joined(separator: " and ")), or change the type of '\(member.name)'"
    return Diagnostic.Note(advice, at: own.declaration.location)
  }

  /// Whether a closure is needed that reads a member, which is not one itself.
  private func isRead(_ member: Member) -> Bool {
    let isValue = member.result.map { $0.canonical.closure == nil } ?? false
    return need.closure != nil && !member.isFunction && isValue
  }

  /// What reads a member of a scope or of its dependency inside the scope.
  private func expression(of member: Member, in scope: ComponentID) -> String {
    let isRequired = program[scope].requirements.contains { $0.member == member }
    return (isRequired ? "dependency." : "") + member.fullName
  }

  /// What a call in a scope passes to get a member of that scope, if it can say so with `self`.
  func argument(_ member: Member, at step: SearchStep) -> String? {
    guard step.edge.calls.allSatisfy(\.argument.isSelf) else { return nil }
    let value = expression(of: member, in: step.scope)
    return isRead(member) ? closure(reading: value, in: step.edge) : value
  }

  /// A closure that does not keep the component alive if that keeps what has the closure.
  func closure(reading value: String, in edge: Edge) -> String {
    let isKept = edge.calls.contains { call in
      graph.matcher.provision(around: call).map { !graph.matcher.isMadeEachTime($0) } ?? false
    }
    return "{ \(isKept ? "[unowned self] in " : "")self.\(value) }"
  }

  /// What a scope has under another name and could pass on, if it is clear which one is meant.
  func other(at step: SearchStep) -> Member? {
    let others = others(at: step)
    let names = Set(others.map(\.fullName))
    return others.first { $0.conditions.isEmpty && (names.count == 1 || $0.isNamedFor(need)) }
  }

  /// What a scope has under other names and could pass on.
  private func others(at step: SearchStep) -> [Member] {
    guard !need.isFunction, !need.isSettable else { return [] }
    let types = TypeMatcher(table: program.table, module: step.module)
    // A member that is added there belongs to the scope's actor.
    let isolation = program[step.scope].isolation
    return step.near.filter { member in
      // A function may be meant for a closure, but does not return one.
      guard [nil, isolation.actor].contains(member.isolation.actor),
        need.closure == nil || !member.isFunction
      else { return false }
      let property = (member.asProperty ?? member).with(isolation: isolation)
      // A name that is nearly right makes up for an unknown type.
      let fits = types.assignability(of: property, to: need)
      let isRead = need.closure.flatMap { types.assignability(of: property, usedIn: $0) } == .yes
      return !member.hasEffects && (isRead || fits >= (member.isNamedLike(need) ? .unknown : .yes))
        && graph.mismatches(of: .init(property, of: .own), for: need, at: step.edge).isEmpty
    }
  }
}
