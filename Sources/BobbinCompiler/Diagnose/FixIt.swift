import BobbinSyntax

/// Finds the smallest change that makes a requirement provided.
///
/// A help has edits: with them applied, the program compiles and the error is gone. Where no such
/// change is known, a note says in words what is needed.
extension Graph {
  /// What to write for a member that no scope provides, and where.
  ///
  /// - Parameters:
  ///   - need: The member.
  ///   - edge: The edge where the search ended.
  ///   - steps: The scopes that were searched, nearest to the consumer first.
  ///   - asked: The requirement, if it is the only one that needs the member.
  ///   - hasNamesake: Another member of the name is missing, too.
  /// - Returns: A help, or a note that says in words what is needed.
  func help(
    for need: Member, at edge: Edge, _ steps: [SearchStep], asked: Requirement?, hasNamesake: Bool
  ) -> Diagnostic.Note {
    let changes = steps.lazy.flatMap { step in
      step.candidates.lazy.compactMap { change(of: $0, for: need, at: step) }
    }
    if let change = changes.first { return change }
    if let asked, let candidate = steps.last?.candidates.first, candidate.hidden == nil,
      case .property(let type?, _) = candidate.provision.member.kind,
      type.canonical.genericArguments.first != need.result?.canonical
    {
      if let note = noteOnConforming(candidate, to: need) { return note }
      // What only holds such a value, as a slot does, is not what is meant.
      let owner = program.table[asked.owner].name
      return Diagnostic.Note(
        "change its type, or make '\(owner)' require '\(asked.member.fullName)' of type "
          + "'\(candidate.provision.member.typeDescription(beside: need))'",
        at: asked.member.location)
    }
    if let own = steps.last?.candidates.first(where: { $0.hidden == .ownValue }) {
      return Diagnostic.Note(
        "rename this member and add a '\(need.name)' that it can use, or remove the requirement if "
          + "nothing reads it", at: own.provision.member.location)
    }
    let isForAll = need.writtenTypes.allSatisfy { program.table.access(of: $0) >= .package }
    let open = steps.filter { isForAll || program[$0.scope].module == need.module }
    // Above a member that has the name, that member is what has to change.
    let renamed = open.prefix { step in
      step.candidates.isEmpty && !step.near.contains { $0.name == need.name }
    }.lazy.compactMap { step in otherName(of: need, at: step).map { (step: step, name: $0) } }.first
    let scope = renamed?.step.scope ?? open.last?.scope ?? edge.parent
    let name = program.nominal(scope).name
    let renderer = Renderer(program, module: program[scope].module)
    let head = renderer.head(of: need, named: need.name)
    // Swift takes a property and a function without parameters for the same thing.
    let twin = steps.lazy.flatMap(\.near).first { member in
      member.name == need.name && member.isFunction != need.isFunction
        && (member.asProperty ?? need.asProperty) != nil
    }
    if let twin { return Diagnostic.Note("make it '\(head)'", at: twin.location) }
    let other = program[edge.parent].isBootstrap ? "a nearer scope" : "its dependency protocol"
    guard let renamed else {
      let candidate = steps.lazy.flatMap(\.candidates).first
      if let note = candidate.flatMap({ noteOnConforming($0, to: need) }) { return note }
      // A class has one property of a name, and one function of a type.
      let isTaken = open.last?.candidates.contains { candidate in
        let member = candidate.provision.member
        return candidate.hidden != .isStatic && member.isFunction == need.isFunction
          && (!need.isFunction || member.key == need.key)
      }
      let text =
        isTaken ?? false
        ? "rename '\(need.name)' of '\(name)' and add '\(head)' there, or add it to \(other)"
        : (candidate?.fault == .otherType ? "change the type of '\(need.name)', or " : "")
          + "add '\(head)' to '\(name)', or to \(other)"
      return Diagnostic.Note(text, at: program[scope].location)
    }
    // A scope has one property of a name.
    if hasNamesake {
      return Diagnostic.Note(
        "a '\(need.name)' of another type is needed as well; ask for '\(renamed.name)' instead",
        at: asked?.member.location ?? need.location)
    }
    let nominal = program.nominal(scope)
    let code = "\(head) { \(renamed.name) }"
    let imported = program.table.importedModules(of: nominal.file) + ["Swift", "Bobbin"]
    let canBeWritten =
      nominal.module == renamed.step.module
      && need.imports.allSatisfy { $0.module == nominal.module || imported.contains($0.module) }
    let place = nominal.declaration.location
    let edit = program.table.editor(of: place)?.adding([code], toTypeAt: place)
    // To pass it on would keep the typing error.
    let isMisspelt = renamed.name.looksLike(need.name)
    let text = (isMisspelt ? "rename one of them, or " : "") + "add '\(code)' to '\(name)'"
    return Diagnostic.Note(help: text, [canBeWritten && !isMisspelt ? edit : nil])
      ?? Diagnostic.Note(text, at: program[scope].location)
  }

  /// What to write if a type could conform to the protocol that is needed.
  private func noteOnConforming(_ candidate: Candidate, to need: Member) -> Diagnostic.Note? {
    let member = candidate.provision.member
    guard candidate.hidden == nil, case .property(let type?, _) = member.kind,
      case .property(let needed?, _) = need.kind,
      let own = program.table.type(of: type.canonical), program.componentOfType[own] == nil,
      let other = program.table.type(of: needed.canonical),
      program.table[other].declaration.kind == .protocol,
      program.table[own].declaration.kind != .protocol
    else { return nil }
    return Diagnostic.Note(
      "make '\(program.table[own].name)' conform to '\(program.table[other].name)', or change the "
        + "type of '\(member.name)'", at: program.table[own].declaration.location)
  }

  /// What a scope has under another name and could pass on; of several only the reader knows which
  /// one is meant.
  func otherName(of need: Member, at step: SearchStep) -> String? {
    guard !need.isFunction, !need.isSettable else { return nil }
    let (types, actor) = (types.seen(from: step.module), program.conformanceActor(of: step.edge))
    // What is written there belongs to the actor of the scope.
    let isolation = program[step.scope].isolation
    let others = step.near.filter { member in
      guard member.conditions.isEmpty, [nil, isolation.actor].contains(member.isolation.actor)
      else { return false }
      let property = (member.asProperty ?? member).with(isolation: isolation)
      return !member.hasEffects && types.assignability(of: property, to: need) == .yes
        && mismatches(of: .init(property, of: .parent), for: need, at: step.edge, actor).isEmpty
    }
    return others.first { others.count == 1 || $0.isNamedLike(need) }?.fullName
  }

  /// The small change that would make a member serve, if there is one.
  private func change(
    of candidate: Candidate, for need: Member, at step: SearchStep
  ) -> Diagnostic.Note? {
    let member = candidate.provision.member
    let actor = program.conformanceActor(of: step.edge)
    guard candidate.match.provides,
      mismatches(of: .init(candidate, of: .parent), for: need, at: step.edge, actor)
        .allSatisfy(\.isAccess)
    else { return nil }
    switch candidate.hidden {
    case .access:
      return program.table.help(revealing: member, to: step.module)
    case .isStatic:
      return Diagnostic.Note("remove 'static', and read it from an object wherever it is used")
    default: return nil
    }
  }

  /// The change that lets a chosen member be read, or a note that says in words what is needed.
  func help(for binding: Binding, _ fault: MemberFault, in wiring: Wiring) -> Diagnostic.Note? {
    let member = binding.source.member
    switch fault {
    case .access:
      return program.table.help(revealing: member, to: wiring.edge.module)
    case .condition where program[wiring.edge.parent].isBootstrap:
      return Diagnostic.Note("declare '\(member.fullName)' for the other builds as well")
    case .condition:
      return Diagnostic.Note(
        "in other builds it would come from another component; write that in an '#else', or rename "
          + "one of the two", at: wiring.edge.calls[0].location)
    case .setter where binding.source.isOfDependency && member.isSettable:
      return Diagnostic.Note("write 'nonmutating set', or let its protocol inherit 'AnyObject'")
    case .setter where !binding.source.isOfDependency:
      return Diagnostic.Note(
        "make '\(member.fullName)' settable, or remove 'set' from the requirement")
    case .ambiguity:
      return Diagnostic.Note(
        binding.source.isClosure ? "rename all of them but one" : "declare it in the class itself")
    case .sharedCall:
      let way = wiring.injection == nil ? "make one of them in another component" : "pass it to one"
      return Diagnostic.Note(
        "one initializer serves both calls; rename '\(member.fullName)', or \(way)")
    case .isolation where binding.source.isClosure:
      let (need, parent) = (binding.member, program[wiring.edge.parent])
      let mayBeSent = !binding.source.isOfDependency
      guard var closure = need.closure else { return nil }
      if closure.mayUse(member, of: parent, isSent: mayBeSent, for: need, nil) {
        return noteOnSendable(parent)
      }
      closure.words = ["@MainActor"]
      let isSent = mayBeSent && parent.isSendable
      return noteOnPassing(in: wiring)
        ?? (closure.mayUse(member, of: parent, isSent: isSent, for: need, nil)
          ? Diagnostic.Note("mark the type of the closure '@MainActor'", at: need.location) : nil)
    case .effects, .isolation:
      let asked = declarers(of: binding.need.key, from: wiring.edge.child)
        .flatMap { program[$0].requirements }.filter { $0.key == binding.need.key }
      guard Set(asked.map(\.member.location)).count == 1, !binding.source.isClosure,
        program.table[asked[0].owner].declaration.kind == .protocol
      else { return noteOnPassing(in: wiring) }
      let way =
        fault == .effects
        ? "with '\(member.effects.description.dropFirst())'"
        : member.isolation.actor.map { "on '@\($0)'" }
      return way.map {
        Diagnostic.Note(
          "make '\(program.table[asked[0].owner].name)' require '\(asked[0].member.fullName)' \($0)",
          at: asked[0].member.location)
      }
    default:
      return nil
    }
  }

  /// What always helps where a service is created.
  private func noteOnPassing(in wiring: Wiring) -> Diagnostic.Note? {
    wiring.injection.map { _ in
      Diagnostic.Note("pass it after 'injecting: self'", at: wiring.edge.calls[0].location)
    }
  }
}
