import BobbinSyntax

/// An error that keeps components from getting something that they need.
package typealias RequirementFault = (
  key: MemberKey, consumers: [ComponentID], diagnostic: Diagnostic
)

/// The root cause of such errors; one error is reported for each cause.
private struct Cause: Hashable {
  var key: MemberKey
  /// The location of the chosen member, or of the component at which the search ended.
  var place: Location
  /// Why the member cannot be read; `nil` if there is none.
  var fault: MemberFault?
}

extension Graph {
  package func requirementFaults() -> [RequirementFault] {
    lazy var created = createdInOwnModule
    var findings: [(cause: Cause, wiring: Wiring, binding: Binding)] = []
    for wiring in wirings {
      for binding in wiring.bindings {
        guard let cause = cause(of: binding, in: wiring) else { continue }
        if binding.source.isForwarded, created.contains(wiring.edge.parent) { continue }
        findings.append((cause, wiring, binding))
      }
    }
    if findings.isEmpty { return [] }
    // If no module above can provide something, only the lowest component that could is reported.
    let hidden = Dictionary(
      grouping: findings.filter { $0.binding.source.isForwarded }, by: \.cause.key
    ).mapValues { Set($0.map(\.wiring.edge.parent)) }
    let lowest = findings.filter { cause, wiring, _ in
      guard cause.fault == nil, let parents = hidden[cause.key] else { return true }
      return parents.isDisjoint(with: reached(by: cause.key, from: wiring.edge.child).components)
    }
    // In a cycle of scopes, each is below another.
    if !lowest.isEmpty { findings = lowest }
    let groups = Dictionary(grouping: findings, by: \.cause)
    // If files are unread, one error is enough for all to be read, and searched again.
    return groups.prefix(program.table.unread.isEmpty ? groups.count : 1).map { cause, all in
      let (_, wiring, binding) = all[0]
      let consumers = all.flatMap { self.consumers(of: $0.binding, cause.fault, in: $0.wiring) }
      let error =
        cause.fault.map { diagnostic(binding, $0, wiring, consumers) }
        ?? MissingRequirement(self, all.map(\.binding), wiring, consumers).diagnostic
      return (cause.key, consumers, error)
    }
  }

  /// Why a binding is an error, if it is; if it is forwarded, the caller also asks whether the parent's
  /// module creates the parent.
  private func cause(of binding: Binding, in wiring: Wiring) -> Cause? {
    let (key, parent) = (binding.need.key, program[wiring.edge.parent])
    if binding.source.isForwarded {
      // If a visible protocol requires a hidden type, swiftc reports it there.
      let owner = program.table[binding.need.owner]
      let isPublished =
        owner.declaration.kind == .protocol && owner.access(in: program.table) >= .package
      guard program.table[parent.type].access(in: program.table) >= .package,
        !isPublished, !binding.need.hasNilDefault,
        program.table.typeHiding(binding.member) != nil
      else { return nil }
      return Cause(key: key, place: parent.location)
    }
    guard binding.source.origin == .missing else {
      guard wiring.faults.isEmpty, let fault = binding.faults.first else { return nil }
      return Cause(key: key, place: binding.source.member.location, fault: fault)
    }
    // Anywhere else, the requirement is forwarded.
    let isEnd = parent.isBootstrap || parent.module != wiring.edge.module
    // A root that something creates like a child has another fault.
    if parent.isBootstrap, program.edges.contains(where: { $0.child == parent.id }) { return nil }
    return isEnd ? Cause(key: key, place: parent.location) : nil
  }

  /// The components that their own modules create, and those that they inherit from there.
  private var createdInOwnModule: Set<ComponentID> {
    let all =
      program.manualConstructions.map { ($0.module, $0.component) }
      + program.edges.map { ($0.module, $0.child) }
    return Set(
      all.flatMap { module, child in
        program.lineage(of: child).filter { program[$0].module == module }
      })
  }

  /// Names a chosen member and what is wrong with it for a consumer.
  func message(_ binding: Binding, _ fault: MemberFault, _ wiring: Wiring) -> String {
    let consumer = consumer(of: binding, fault, in: wiring)
    // What declares the member.
    let (parent, member) = (program[wiring.edge.parent], binding.source.member)
    let declared = parent.requirements.first { $0.member == member }
    let holder = program.table[declared?.owner ?? binding.source.addedTo ?? parent.type].name
    return "'\(member.fullName)' of '\(holder)' "
      + fault.phrase(member, binding.member, of: consumer, in: wiring.edge.module)
  }

  /// The consumers of a binding: those whose requirement asks too much, or is missing.
  func consumers(of binding: Binding, _ fault: MemberFault?, in wiring: Wiring) -> [ComponentID] {
    guard let fault else { return consumers(of: binding.need.key, from: wiring.edge.child) }
    let all = declared(binding.need.key, from: wiring.edge.child)
    let strict = all.filter {
      mismatches(of: binding.source, for: $0.need.member, at: wiring.edge).contains(fault)
    }
    return (strict.isEmpty ? all : strict).map(\.component)
  }

  /// The consumer that a message names: the child, or else the first in order of name.
  private func consumer(of binding: Binding, _ fault: MemberFault, in wiring: Wiring) -> String {
    let names = consumers(of: binding, fault, in: wiring).map { program.nominal($0).name }
    let child = program.nominal(wiring.edge.child).name
    return names.contains(child) ? child : names.min() ?? child
  }

  private func diagnostic(
    _ binding: Binding, _ fault: MemberFault, _ wiring: Wiring, _ consumers: [ComponentID]
  ) -> Diagnostic {
    // If another build has the name with a fault of its own, that member has to change.
    let others = fault == .condition ? binding.candidates : []
    for other in others where other.member.conditions.excludes(binding.source.member.conditions) {
      guard let fault = other.fault ?? other.mismatches.first else { continue }
      var binding = binding
      binding.source = Binding.Source(other, of: .own)
      return diagnostic(binding, fault, wiring, consumers)
    }
    var (place, call) = (binding.source.member.location, wiring.edge.calls[0].location)
    let names = Set(consumers.map { program.nominal($0).name })
    // Other consumers may get it on other paths.
    let first = consumer(of: binding, fault, in: wiring)
    let last = consumers.first { program.nominal($0).name == first } ?? wiring.edge.child
    let way = self.path(of: binding.need.key, through: wiring, to: last).map(\.edge.child)
    let path = ([wiring.edge.parent] + way).map { "'\(program.nominal($0).name)'" }
    var use = "the path is \(path.joined(separator: " → "))"
    // The message does not show why a component on the same actor cannot read it.
    let isSent =
      fault == .isolation && program[wiring.edge.child].inherits(from: ["Sendable"])
      && program[wiring.edge.child].isolation.actor == binding.source.member.isolation.actor
    let child = program.nominal(wiring.edge.child).name
    if case .sharedCall(let own, let other) = fault {
      (place, call, use) = (own, other, "'\(child)' is created here too")
    }
    let sent = "the dependency of '\(child)' is 'Sendable', so it may be read on any actor"
    return Diagnostic(
      fault.group, message(binding, fault, wiring), at: place,
      notes: [
        noteOnOwner(of: binding.need),
        Diagnostic.Note(use, at: call),
        noteOnOthers(names.subtracting([first]), at: place),
        isSent ? Diagnostic.Note(sent, at: program[wiring.edge.child].location) : nil,
        help(for: binding, fault, in: wiring),
        fault.isAccess ? wiring.edge.noteOnPassing(binding.name, after: "or ") : nil,
      ])
  }

  func noteOnOthers(_ names: Set<String>, at place: Location) -> Diagnostic.Note? {
    let list = names.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return names.isEmpty ? nil : Diagnostic.Note("also needed by \(list)", at: place)
  }

  func noteOnOwner(of need: Requirement) -> Diagnostic.Note {
    let (owner, member) = (program.table[need.owner], need.member)
    let verb = owner.declaration.kind == .protocol ? "requires" : "takes"
    return Diagnostic.Note("'\(owner.name)' \(verb) '\(member.fullName)' here", at: member.location)
  }

  /// The change that lets a chosen member be read, or a note that says in words what is needed.
  func help(for binding: Binding, _ fault: MemberFault, in wiring: Wiring) -> Diagnostic.Note? {
    let member = binding.source.member
    switch fault {
    case .access: return program.table.help(revealing: member, to: wiring.edge.module)
    case .condition:
      let isAtEnd = program[wiring.edge.parent].isBootstrap
      return Diagnostic.Note(
        "declare '\(member.fullName)' for the other builds as well"
          + (isAtEnd ? "" : ", or rename this one to get it from farther up"))
    case .setter where binding.source.readsDependency && member.isSettable:
      return Diagnostic.Note("write 'nonmutating set', or let its protocol inherit 'AnyObject'")
    case .setter:
      let change = member.isSettable ? "change its type" : "let it be set"
      return Diagnostic.Note("\(change), or remove 'set' from the requirement")
    case .ambiguity:
      return Diagnostic.Note(
        binding.source.isClosure ? "rename all of them but one" : "declare it in the class itself")
    case .sharedCall:
      let way = wiring.injection == nil ? "make one of them in another component" : "pass it to one"
      return Diagnostic.Note(
        "one initializer serves both calls; rename '\(member.fullName)', or \(way)")
    case .isolation where binding.source.isClosure: return noteOnClosure(binding, in: wiring)
    case .effects, .isolation: return noteOnRequirement(binding, fault, in: wiring)
    default: return nil
    }
  }

  private func noteOnClosure(_ binding: Binding, in wiring: Wiring) -> Diagnostic.Note? {
    let member = binding.source.member
    let (need, parent) = (binding.member, program[wiring.edge.parent])
    let mayBeSent =
      !binding.source.readsDependency
      && need.closure?.mayUse(member, of: parent, isSent: true, for: need, nil) ?? false
    if !mayBeSent, wiring.injection == nil, let actor = member.isolation.actor {
      let owner = program.table[binding.need.owner].name
      return Diagnostic.Note(
        "make '\(member.fullName)' nonisolated, or let '\(owner)' require a closure on '@\(actor)'")
    }
    if parent.isSendable, binding.source.origin == .own,
      need.closure.map({ $0.words.contains("@Sendable") && !$0.effects.isAsync }) ?? false
    {
      // Other edges than those to services have been handled.
      return wiring.edge.noteOnPassing(binding.name, after: "make the closure 'async', or ")
    }
    let mayBeMarked = wiring.injection != nil && member.isolation.actor == nil
    let actor = mayBeMarked ? need.closure?.actorAttribute : nil
    return mayBeSent
      ? noteOnSendable(parent, or: actor.map { "mark '\(member.fullName)' '\($0)', or " } ?? "")
      : wiring.edge.noteOnPassing(binding.name)
  }

  /// What to require so that a member of another isolation, or with other effects, can be read.
  private func noteOnRequirement(
    _ binding: Binding, _ fault: MemberFault, in wiring: Wiring
  ) -> Diagnostic.Note? {
    let member = binding.source.member
    let asked = declared(binding.need.key, from: wiring.edge.child).map(\.need)
    guard Set(asked.map(\.member.location)).count == 1, !binding.source.isClosure,
      program.table[asked[0].owner].declaration.kind == .protocol
    else { return wiring.edge.noteOnPassing(binding.name) }
    let way =
      fault == .effects
      ? "with '\(member.effects.description.dropFirst())'"
      : member.isolation.actor.map { "on '@\($0)'" }
    let (owner, need) = (program.table[asked[0].owner].name, asked[0].member)
    return way.map {
      Diagnostic.Note("make '\(owner)' require '\(need.fullName)' \($0)", at: need.location)
    }
  }
}
