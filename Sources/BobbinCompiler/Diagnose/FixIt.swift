import BobbinSyntax

/// Finds the smallest change that makes a requirement provided.
///
/// It proposes code: with the edits applied, the program compiles and the error is gone. Where no
/// such change is known, a note says in words what is needed.
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
    for step in steps {
      for candidate in step.candidates {
        if let note = change(of: candidate, for: need, at: step) { return note }
      }
    }
    for step in steps {
      if let note = addition(for: need, at: step) { return note }
    }
    if let asked, let candidate = steps.last?.candidates.first, candidate.hidden == nil,
      case .property(let type?, _) = candidate.provision.member.kind
    {
      let owner = program.table[asked.owner].name
      return Diagnostic.Note(
        "let '\(owner)' require '\(asked.member.fullName)' of type '\(type.written)'",
        at: asked.member.location)
    }
    if let own = steps.last?.candidates.first(where: { $0.hidden == .ownValue }) {
      return Diagnostic.Note(
        "it would be made from itself: remove the requirement if nothing reads it, or rename this "
          + "member and add the one that it is made from", at: own.provision.member.location)
    }
    let name = program.nominal(edge.parent).name
    let renderer = Renderer(program, module: program[edge.parent].module)
    let head = renderer.head(of: need, named: need.name)
    let isOutside = !program[edge.parent].isBootstrap && program[edge.parent].module != edge.module
    let other = isOutside ? "its dependency protocol" : "a nearer scope"
    return Diagnostic.Note(
      "add '\(head)' to '\(name)', or to \(other)", at: program[edge.parent].location)
  }

  // MARK: Changing what is there

  /// The change that lets a chosen member be read, or a note that says in words what is needed.
  func help(
    for binding: Binding, _ fault: Mismatch, in wiring: Wiring
  ) -> Diagnostic.Note? {
    let member = binding.source.member
    switch fault {
    case .ambiguity:
      return nil
    case .access:
      return program.table.help(
        revealing: member.fullName, at: member.location, of: member.module,
        to: wiring.edge.module)
    case .setter:
      return binding.candidates.first { $0.provision.member.location == member.location }
        .flatMap { change(toSet: $0.provision) }
    case .condition:
      return Diagnostic.Note(
        "in other builds it would come from another component; write that in an '#else', or rename "
          + "one of the two", at: wiring.edge.calls[0].location)
    case .effects, .isolation:
      let asked = declarers(of: binding.need.key, from: wiring.edge.child)
        .flatMap { program[$0].requirements }.filter { $0.key == binding.need.key }
      guard Set(asked.map(\.member.location)).count == 1, !binding.source.isClosure,
        program.table[asked[0].owner].declaration.kind == .protocol
      else { return nil }
      return change(of: asked[0], toReadingOf: member, fault)
    }
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
      return program.table.help(
        revealing: member.fullName, at: member.location, of: member.module, to: step.module)
    case .isStatic:
      let editor = program.table.editor(of: candidate.provision.file)
      return Diagnostic.Note(
        help: "remove 'static'",
        editor.removing(modifier: ["static", "class"], before: member.location))
    case .unavailable, .addedAbove, .ownValue, nil:
      return nil
    }
  }

  private func change(toSet provision: Provision) -> Diagnostic.Note? {
    let member = provision.member
    let editor = program.table.editor(of: provision.file)
    if provision.setterAccess < provision.access {
      let words: Set = ["private", "fileprivate", "internal", "package"]
      return Diagnostic.Note(
        help: "let '\(member.name)' be set from outside",
        editor.removing(modifier: words, before: member.location))
    }
    return Diagnostic.Note(
      help: "make '\(member.name)' a variable", editor.replacing(letBefore: member.location))
  }

  /// The change of a requirement that lets it be read as a member is.
  private func change(
    of requirement: Requirement, toReadingOf member: Member, _ fault: Mismatch
  ) -> Diagnostic.Note? {
    let owner = program.table[requirement.owner]
    let place = requirement.member.location
    let what = "let '\(owner.name)' require '\(requirement.member.fullName)'"
    if fault == .effects {
      return Diagnostic.Note("\(what) with '\(member.effects.description.dropFirst())'", at: place)
    }
    guard case .actor(let actor) = member.isolation, let file = program.table.file(at: place.file),
      let imports = imports(of: actor.imports, in: file, of: owner.module)
    else { return nil }
    let name = Renderer(program, module: owner.module).render(actor.written)
    let edit = program.table.editor(of: file).isolating(place, to: name)
    return Diagnostic.Note(help: "\(what) on '@\(name)'", [edit] + imports)
  }

  // MARK: Adding what is not there

  /// A member of a component that reads one which it has under another name: of the needed type,
  /// or one that the needed closure can use.
  private func addition(for need: Member, at step: SearchStep) -> Diagnostic.Note? {
    let members = program[step.scope].provisions.filter { provision in
      provision.member.conditions.isEmpty && !provision.isStatic
        && program.table.isVisible(provision.module, from: program[step.scope].module)
    }
    let used = members.first {
      $0.member.name != need.name && couldUse($0, for: need, at: step)
    }
    if var member = used?.member, let value = member.expression(passing: member.argumentNames) {
      if case .property(let type, _) = member.kind { member.kind = .property(type, .none) }
      member.fullName = need.name + member.fullName.dropFirst(member.name.count)
      member.name = need.name
      if let note = addition(of: member, to: step.scope, seenFrom: step.module, value) {
        return note
      }
    }
    for provision in members {
      guard let value = value(of: provision.member, like: need, at: step) else { continue }
      return addition(of: need, to: step.scope, seenFrom: step.module, value)
    }
    return nil
  }

  /// The expression with which a member serves a requirement of another name or other labels.
  private func value(of member: Member, like need: Member, at step: SearchStep) -> String? {
    guard member.fullName != need.fullName else { return nil }
    var renamed = member
    switch (member.kind, need.kind) {
    case (.property(let type?, _), .property):
      guard !type.canonical.isCommon || member.name.looksLike(need.name) else { return nil }
    case (.function(var signature), .function(let needed)):
      guard member.name == need.name, signature.generics.isEmpty,
        signature.parameters.count == needed.parameters.count
      else { return nil }
      for index in needed.parameters.indices {
        signature.parameters[index].label = needed.parameters[index].label
      }
      renamed.kind = .function(signature)
    default:
      return nil
    }
    guard couldServe(renamed, as: need, at: step) else { return nil }
    return member.expression(passing: need.argumentNames)
  }

  /// A new member for a component, unless it has one of that name or cannot see the types.
  private func addition(
    of need: Member, to scope: ComponentID, seenFrom module: String, _ value: String
  ) -> Diagnostic.Note? {
    let component = program[scope]
    let nominal = program.nominal(scope)
    guard !component.provisions.contains(where: { $0.member.isRedeclared(by: need) }),
      let imports = imports(of: need.imports, in: nominal.file, of: component.module)
    else { return nil }
    let editor = program.table.editor(of: nominal.file)
    let access = component.module == module ? "" : "public "
    let renderer = Renderer(program, module: component.module)
    let stub = access + need.declaration(renderer, value)
    let alternative =
      component.isBootstrap || component.module == module
      ? "" : ", or declare '\(need.fullName)' in its dependency protocol"
    return Diagnostic.Note(
      help: "add '\(stub)' to '\(nominal.name)'\(alternative)",
      [editor.adding(stub, toTypeAt: nominal.declaration.location)] + imports)
  }

  /// The imports that a file lacks to write some types; `nil` if it cannot see them.
  private func imports(
    of needed: Set<NeededImport>, in file: FileID, of module: String
  ) -> [Diagnostic.Edit]? {
    let table = program.table
    let known = Set(table.importedModules(of: file) + [module, "Swift", "Bobbin"])
    let names = Set(needed.map(\.module)).subtracting(known).sorted()
    guard names.allSatisfy({ !table.contains(module: $0) || table.isVisible($0, from: module) })
    else { return nil }
    let editor = table.editor(of: file)
    return names.map(editor.importing)
  }
}

extension BoundSignature.Parameter {
  /// Whether its plain name is enough to pass the parameter on.
  fileprivate var isPlain: Bool {
    guard case .attributed(let words, _) = type.written else { return !isVariadic }
    return !words.contains("inout") && !words.contains("@autoclosure")
  }
}

extension Member {
  /// Whether Swift rejects another member beside this one as a redeclaration.
  fileprivate func isRedeclared(by other: Member) -> Bool {
    switch (kind, other.kind) {
    case (.function, .function):
      fullName == other.fullName && key.types == other.key.types
    case (.property, .property):
      name == other.name
    case (.property, .function(let signature)), (.function(let signature), .property):
      name == other.name && signature.parameters.isEmpty
    }
  }

  /// The expression that reads the member, or calls it with arguments of some names; `nil` if the
  /// plain name of one is not enough.
  fileprivate func expression(passing names: [String]) -> String? {
    let callee = effects.callPrefix + name.quotedIfReserved
    guard case .function(let signature) = kind else { return callee }
    guard signature.parameters.allSatisfy(\.isPlain) else { return nil }
    let arguments = zip(signature.parameters, names).map { parameter, name in
      (parameter.label == "_" ? "" : parameter.label + ": ") + name.quotedIfReserved
    }
    return callee + "(\(arguments.joined(separator: ", ")))"
  }

  /// The declaration as someone would write it in a component.
  ///
  /// - Parameters:
  ///   - renderer: Writes types as the component's module has to.
  ///   - value: The expression for its value.
  /// - Returns: One line of Swift.
  func declaration(_ renderer: Renderer, _ value: String) -> String {
    let head = renderer.head(of: self, named: name)
    switch kind {
    case .property(_, let setter):
      if setter != .none { return head + " { get { \(value) } set {} }" }
      return head + (hasEffects ? " { get\(effects) { \(value) } }" : " { \(value) }")
    case .function: return head + " { \(value) }"
    }
  }
}
