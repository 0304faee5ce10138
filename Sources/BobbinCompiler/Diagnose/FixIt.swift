import BobbinSyntax

/// Finds the smallest change that makes a requirement provided.
///
/// It proposes code: with the edits applied, the program compiles and the error is gone. Where no
/// such change is known, a note says in words what is needed.
struct FixIt {
  private let graph: Graph
  private var program: Program { graph.program }
  private var renderers: [String: Renderer] = [:]

  init(graph: Graph) {
    self.graph = graph
  }

  /// What to write for a member that no scope provides, and where.
  ///
  /// - Parameters:
  ///   - need: The member.
  ///   - edge: The edge where the search ended.
  ///   - steps: The scopes that were searched, nearest to the consumer first.
  ///   - asked: The requirement, if it is the only one that needs the member.
  /// - Returns: A help, or a note that says in words what is needed.
  mutating func help(
    for need: Member, at edge: Edge, _ steps: [SearchStep], asked: Requirement?
  ) -> [Diagnostic.Note] {
    for step in steps {
      for candidate in step.candidates {
        if let note = change(of: candidate, for: need, at: step) { return [note] }
      }
    }
    for step in steps {
      if let note = forwarding(for: need, at: step) { return [note] }
      guard let value = value(like: need, at: step) else { continue }
      if let note = addition(of: need, to: step.scope, seenFrom: step.module, value) {
        return [note]
      }
    }
    if let asked, let candidate = steps.last?.candidates.first, candidate.hidden == nil,
      let note = change(of: asked, toTypeOf: candidate.provision.member)
    {
      return [note]
    }
    if let own = steps.last?.candidates.first(where: { $0.hidden == .ownValue }) {
      return [
        Diagnostic.Note(
          "it would be made from itself: remove the requirement if nothing reads it, or rename this "
            + "member and add the one that it is made from", at: own.provision.member.location)
      ]
    }
    let name = program.nominal(edge.parent).name
    let renderer = Renderer(program, module: program[edge.parent].module)
    let head = renderer.head(of: need, named: need.name)
    let isOutside = !program[edge.parent].isBootstrap && program[edge.parent].module != edge.module
    let other = isOutside ? "its dependency protocol" : "a nearer scope"
    return [
      Diagnostic.Note(
        "add '\(head)' to '\(name)', or to \(other)", at: program[edge.parent].location)
    ]
  }

  // MARK: Changing what is there

  /// The change that lets a chosen member be read, or a note that says in words what is needed.
  mutating func help(
    for binding: Binding, _ fault: Mismatch, in wiring: Wiring
  ) -> [Diagnostic.Note] {
    let member = binding.source.member
    let need = binding.member
    let provision = binding.candidates.first { $0.provision.member.location == member.location }?
      .provision
    switch fault {
    case .ambiguity:
      break
    case .access:
      return program.table.help(
        revealing: member.fullName, at: member.location, of: member.module,
        to: wiring.edge.module
      ).map { [$0] } ?? []
    case .setter:
      guard let provision else { break }
      return change(toSet: provision).map { [$0] } ?? []
    case .condition:
      let elsewhere = Diagnostic.Note(
        "in other builds it would come from another component; write that in an '#else', or rename "
          + "one of the two", at: wiring.edge.calls[0].location)
      let value = valueElsewhere(binding, wiring)
      return [elsewhere]
        + [completion(of: need, in: wiring.edge.parent, value)].compactMap(\.self)
    case .effects, .isolation:
      let declarers = graph.declarers(of: binding.need.key, from: wiring.edge.child)
      let places = Set(
        declarers.flatMap { program[$0].requirements }.filter { $0.key == binding.need.key }
          .map(\.member.location))
      guard places.count == 1, !binding.source.isClosure, let id = declarers.first,
        let asked = program[id].requirements.first(where: { $0.key == binding.need.key }),
        program.table[asked.owner].declaration.kind == .protocol
      else { break }
      let note = change(of: asked, toReadingOf: member, fault)
      return note.map { [$0] } ?? []
    }
    return []
  }

  /// The expression that a component's child gets if the component does not provide it itself.
  private func valueElsewhere(_ binding: Binding, _ wiring: Wiring) -> String? {
    guard case .property = binding.member.kind else { return nil }
    let declared = program[wiring.edge.parent].requirements.first { $0.key == binding.need.key }
    if let member = declared?.member {
      return member.effects.callPrefix + "dependency." + member.name.quotedIfReserved
    }
    return binding.need.hasNilDefault ? "nil" : nil
  }

  /// The small change that would make a member serve, if there is one.
  private func change(
    of candidate: Candidate, for need: Member, at step: SearchStep
  ) -> Diagnostic.Note? {
    let member = candidate.provision.member
    guard candidate.match.provides,
      graph.mismatches(of: candidate, for: need, at: step).allSatisfy({ $0.isAccess })
    else { return nil }
    switch candidate.hidden {
    case .access:
      return program.table.help(
        revealing: member.fullName, at: member.location, of: member.module, to: step.module)
    case .isStatic:
      let editor = program.table.editor(of: candidate.provision.file)
      return note(
        "remove 'static'", editor.removing(modifier: ["static", "class"], before: member.location))
    case .unavailable, .addedAbove, .ownValue, nil:
      return nil
    }
  }

  private func change(toSet provision: Provision) -> Diagnostic.Note? {
    let member = provision.member
    let editor = program.table.editor(of: provision.file)
    if provision.setterAccess < provision.access {
      let words: Set = ["private", "fileprivate", "internal", "package"]
      return note(
        "let '\(member.name)' be set from outside",
        editor.removing(modifier: words, before: member.location))
    }
    return note("make '\(member.name)' a variable", editor.replacing(letBefore: member.location))
  }

  /// A member for the branches in which a component has none.
  ///
  /// - Parameters:
  ///   - need: What it has to serve.
  ///   - scope: The component.
  ///   - value: The expression for its value, if one is known.
  /// - Returns: A note, or `nil` where the branches cannot be completed with one more.
  func completion(
    of need: Member, in scope: ComponentID, _ value: String?
  ) -> Diagnostic.Note? {
    let nominal = program.nominal(scope)
    let branches = program[scope].provisions.filter { $0.member.fullName == need.fullName }
      .map(\.member.conditions)
    let rest = branches.compactMap(\.otherwise)
      .max { $0.conjunction.count < $1.conjunction.count }
    guard let rest, Condition.cover(branches + [rest]) else { return nil }
    let renderer = Renderer(program, module: program[scope].module)
    let condition = "#if " + rest.conjunction
    guard let value else {
      let head = renderer.head(of: need, named: need.name)
      return Diagnostic.Note(
        "add '\(head)' to '\(nominal.name)' under '\(condition)' too",
        at: nominal.declaration.location)
    }
    let stub = need.declaration(renderer, value)
    return note(
      "add '\(stub)' under '\(condition)'",
      program.table.editor(of: nominal.file).adding(
        "\(condition)\n  \(stub)\n#endif", toTypeAt: nominal.declaration.location))
  }

  /// The change of a requirement that lets it be served by a member of another type.
  private func change(of requirement: Requirement, toTypeOf member: Member) -> Diagnostic.Note? {
    let place = requirement.member.location
    let owner = program.table[requirement.owner]
    guard case .property(let type?, _) = member.kind, let file = file(of: requirement),
      let imports = imports(of: type.imports, in: file, of: owner.module)
    else { return nil }
    let text = Renderer(program, module: owner.module).render(type.written)
    return note(
      "let '\(owner.name)' require '\(requirement.member.fullName)' of type '\(text)'",
      program.table.editor(of: file).replacing(typeAfter: place, by: text), imports)
  }

  /// The change of a requirement that lets it be read as a member is.
  private func change(
    of requirement: Requirement, toReadingOf member: Member, _ fault: Mismatch
  ) -> Diagnostic.Note? {
    guard let file = file(of: requirement) else { return nil }
    let owner = program.table[requirement.owner]
    let editor = program.table.editor(of: file)
    let place = requirement.member.location
    let what = "let '\(owner.name)' require '\(requirement.member.fullName)'"
    if fault == .effects {
      let effects = member.effects.description
      return note(
        "\(what) with '\(effects.dropFirst())'", editor.replacing(effectsOf: place, by: effects))
    }
    guard case .actor(let actor) = member.isolation,
      let imports = imports(of: actor.imports, in: file, of: owner.module)
    else { return nil }
    let name = Renderer(program, module: owner.module).render(actor.written)
    return note("\(what) on '@\(name)'", editor.isolating(place, to: name), imports)
  }

  private func file(of requirement: Requirement) -> FileID? {
    program.table[requirement.owner].parts.first {
      program.table.file($0.file).path == requirement.member.location.file
    }?.file
  }

  // MARK: Adding what is not there

  /// An expression for a member, made from one that the component has under another name.
  private func value(like need: Member, at step: SearchStep) -> String? {
    let scope = step.scope
    for provision in program[scope].provisions where !provision.isStatic {
      var member = provision.member
      guard member.fullName != need.fullName, member.conditions.isEmpty,
        program.table.isVisible(member.module, from: program[scope].module)
      else { continue }
      switch (member.kind, need.kind) {
      case (.property(let type?, _), .property):
        let isNear = !type.canonical.isCommon || member.name.looksLike(need.name)
        if isNear, graph.couldServe(member, as: need, at: step) {
          return member.effects.callPrefix + member.name.quotedIfReserved
        }
      case (.function(var signature), .function(let needed)):
        guard member.name == need.name, signature.generics.isEmpty,
          signature.parameters.count == needed.parameters.count
        else { continue }
        let arguments = zip(signature.parameters, needed.argumentNames).map { parameter, name in
          (parameter.label == "_" ? "" : parameter.label + ": ") + name.quotedIfReserved
        }
        for index in needed.parameters.indices {
          signature.parameters[index].label = needed.parameters[index].label
        }
        member.kind = .function(signature)
        let isPlain = signature.parameters.allSatisfy(\.isPlain)
        if isPlain, graph.couldServe(member, as: need, at: step) {
          return member.effects.callPrefix
            + "\(member.name.quotedIfReserved)(\(arguments.joined(separator: ", ")))"
        }
      default:
        continue
      }
    }
    return nil
  }

  /// A member with the name of a closure requirement, which calls a member that the closure could
  /// use.
  private mutating func forwarding(for need: Member, at step: SearchStep) -> Diagnostic.Note? {
    let near = program[step.scope].provisions.first { provision in
      provision.member.name != need.name && provision.member.conditions.isEmpty
        && program.table.isVisible(provision.member.module, from: program[step.scope].module)
        && graph.couldUse(provision, for: need, at: step)
    }
    guard var member = near?.member else { return nil }
    var value = member.effects.callPrefix + member.name.quotedIfReserved
    if case .function(let signature) = member.kind {
      guard signature.parameters.allSatisfy(\.isPlain) else { return nil }
      let arguments = zip(signature.parameters, signature.argumentNames).map { parameter, name in
        (parameter.label == "_" ? "" : parameter.label + ": ") + name.quotedIfReserved
      }
      value += "(\(arguments.joined(separator: ", ")))"
    }
    if case .property(let type, _) = member.kind { member.kind = .property(type, .none) }
    member.fullName = need.name + member.fullName.dropFirst(member.name.count)
    member.name = need.name
    return addition(of: member, to: step.scope, seenFrom: step.module, value)
  }

  /// A new member for a component, unless it has one of that name or cannot see the types.
  private mutating func addition(
    of need: Member, to scope: ComponentID, seenFrom module: String, _ value: String
  ) -> Diagnostic.Note? {
    let component = program[scope]
    let nominal = program.nominal(scope)
    guard !component.provisions.contains(where: { $0.member.isRedeclared(by: need) }),
      let imports = imports(of: need.imports, in: nominal.file, of: component.module)
    else { return nil }
    let editor = program.table.editor(of: nominal.file)
    let access = component.module == module ? "" : "public "
    let renderer = renderers[component.module] ?? Renderer(program, module: component.module)
    renderers[component.module] = renderer
    let stub = access + need.declaration(renderer, value)
    let alternative =
      component.isBootstrap || component.module == module
      ? "" : ", or declare '\(need.fullName)' in its dependency protocol"
    return note(
      "add '\(stub)' to '\(nominal.name)'\(alternative)",
      editor.adding(stub, toTypeAt: nominal.declaration.location), imports)
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

  private func note(
    _ message: String, _ edit: Diagnostic.Edit?, _ others: [Diagnostic.Edit] = []
  ) -> Diagnostic.Note? {
    edit.map { Diagnostic.Note(help: message, [$0] + others) }
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
