import BobbinSyntax

/// Finds the smallest change that makes a requirement provided.
///
/// A help proposes code: with its edits applied, the program compiles and the error is gone. Where
/// no such change is known, a note says in words what is needed.
extension Graph {
  /// What to write for a member that no scope provides, and where.
  ///
  /// - Parameters:
  ///   - need: The member.
  ///   - edge: The edge where the search ended.
  ///   - steps: The scopes that were searched, nearest to the consumer first.
  ///   - asked: The requirement, if it is the only one that needs the member.
  /// - Returns: A help, or a note that says in words what is needed.
  func help(
    for need: Member, at edge: Edge, _ steps: [SearchStep], asked: Requirement?
  ) -> Diagnostic.Note {
    let changes = steps.lazy.flatMap { step in
      step.candidates.lazy.compactMap { change(of: $0, for: need, at: step) }
    }
    if let change = changes.first { return change }
    if let addition = steps.lazy.compactMap({ addition(of: need, at: $0) }).first {
      return addition
    }
    if let asked, let candidate = steps.last?.candidates.first, candidate.hidden == nil,
      case .property(let type?, _) = candidate.provision.member.kind
    {
      let owner = program.table[asked.owner].name
      return Diagnostic.Note(
        "make '\(owner)' require '\(asked.member.fullName)' of type '\(type.written)'",
        at: asked.member.location)
    }
    if let own = steps.last?.candidates.first(where: { $0.hidden == .ownValue }) {
      return Diagnostic.Note(
        "rename this member and add a '\(need.name)' that it can use, or remove the requirement if "
          + "nothing reads it", at: own.provision.member.location)
    }
    let scope = steps.last { canSee(need, from: program[$0.scope].module) }?.scope ?? edge.parent
    let name = program.nominal(scope).name
    let renderer = Renderer(program, module: program[scope].module)
    let head = renderer.head(of: need, named: need.name)
    let isOutside = !program[edge.parent].isBootstrap && program[edge.parent].module != edge.module
    let other = isOutside ? "its dependency protocol" : "a nearer scope"
    return Diagnostic.Note(
      "add '\(head)' to '\(name)', or to \(other)", at: program[scope].location)
  }

  /// Whether a module can write the types of a member.
  private func canSee(_ member: Member, from module: String) -> Bool {
    module == member.module
      || member.writtenTypes.allSatisfy { program.table.access(of: $0) >= .package }
  }

  /// The small change that would make a member serve, if there is one.
  private func change(
    of candidate: Candidate, for need: Member, at step: SearchStep
  ) -> Diagnostic.Note? {
    let member = candidate.provision.member
    guard candidate.match.provides,
      mismatches(of: candidate, for: need, at: step).allSatisfy({ $0.isAccess })
    else { return nil }
    switch candidate.hidden {
    case .access:
      return program.table.help(revealing: member, to: step.module)
    case .isStatic:
      let edit = program.table.editor(of: candidate.provision.file)
        .removing(modifier: ["static", "class"], before: member.location)
      return Diagnostic.Note(help: "remove 'static'", edit)
    default:
      return nil
    }
  }

  /// A member that reads one which a scope has under another name.
  private func addition(of need: Member, at step: SearchStep) -> Diagnostic.Note? {
    let nominal = program.nominal(step.scope)
    let near = nearMisses(of: need, at: step)
    let others = near.filter { member in
      guard member.conditions.isEmpty else { return false }
      if member.isFunction, need.closure != nil { return true }
      return couldServe(member.asProperty ?? member, as: need, at: step) && !member.hasEffects
    }
    // Of several with other names, only the reader knows which one is meant.
    guard let other = others.first, others.count == 1 || other.isNamedLike(need), !need.isFunction,
      !need.isSettable, nominal.module == step.module,
      step.candidates.isEmpty, near.allSatisfy({ $0.name != need.name }),
      canSee(need.imports, in: nominal.file)
    else { return nil }
    let head = Renderer(program, module: nominal.module).head(of: need, named: need.name)
    let isClosure = need.closure != nil && other.asProperty != nil
    let code = "\(head) { \(isClosure ? other.name : other.fullName) }"
    let edit = program.table.editor(of: nominal.file)
      .adding(code, toTypeAt: nominal.declaration.location)
    return Diagnostic.Note(help: "add '\(code)' to '\(nominal.name)'", edit)
  }

  /// Whether a file imports what is needed to write some types.
  private func canSee(_ imports: Set<NeededImport>, in file: FileID) -> Bool {
    let own = program.table.modules[file.module].name
    return Set(program.table.importedModules(of: file) + [own, "Swift", "Bobbin"])
      .isSuperset(of: imports.map(\.module))
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
    case .ambiguity:
      return Diagnostic.Note(
        binding.source.isClosure ? "rename all of them but one" : "declare it in the class itself")
    case .sharedCall:
      let way = wiring.injection == nil ? "make one of them in another component" : "pass it to one"
      return Diagnostic.Note(
        "one initializer serves both calls; rename '\(member.fullName)', or \(way)")
    case .isolation where binding.source.isClosure:
      let parent = program[wiring.edge.parent]
      let sent = Captured(
        isolation: parent.isolation, isSendable: !binding.source.isOfDependency)
      return types.allows(member, in: binding.member, of: sent, nil)
        ? noteOnSendable(parent) : noteOnPassing(in: wiring)
    case .effects, .isolation:
      let asked = declarers(of: binding.need.key, from: wiring.edge.child)
        .flatMap { program[$0].requirements }.filter { $0.key == binding.need.key }
      guard Set(asked.map(\.member.location)).count == 1, !binding.source.isClosure,
        program.table[asked[0].owner].declaration.kind == .protocol
      else { return noteOnPassing(in: wiring) }
      return change(of: asked[0], toReadingOf: member, fault)
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

  /// The change of a requirement that lets it be read as a member is.
  private func change(
    of requirement: Requirement, toReadingOf member: Member, _ fault: MemberFault
  ) -> Diagnostic.Note? {
    let table = program.table
    let owner = table[requirement.owner]
    let place = requirement.member.location
    let what = "make '\(owner.name)' require '\(requirement.member.fullName)'"
    if fault == .effects {
      return Diagnostic.Note("\(what) with '\(member.effects.description.dropFirst())'", at: place)
    }
    guard case .actor(let actor) = member.isolation, let file = table.file(at: place.file) else {
      return nil
    }
    let name = Renderer(program, module: owner.module).render(actor.written)
    guard canSee(actor.imports, in: file) else {
      return Diagnostic.Note("\(what) on '@\(name)'", at: place)
    }
    return Diagnostic.Note(
      help: "\(what) on '@\(name)'", table.editor(of: file).isolating(place, to: name))
  }
}
