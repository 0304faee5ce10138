import BobbinSyntax

/// Finds the smallest change that makes a requirement provided.
///
/// What it says is code: whoever makes the edits gets a program without the error that compiles. Where
/// no such change is known, a note says in words what would be needed.
struct Helper {
  private let graph: Graph
  private var program: Program { graph.program }
  private var renderers: [String: Renderer] = [:]

  init(graph: Graph) {
    self.graph = graph
  }

  /// What to write for a member that nobody provides, and where.
  ///
  /// - Parameters:
  ///   - need: The member.
  ///   - edge: Where its way up ends.
  ///   - stops: The components on that way, nearest to the one that needs it first.
  ///   - asked: The requirement, if its words are the only ones that ask for the member.
  /// - Returns: A help, or a note that says in words what is needed.
  mutating func help(
    for need: Member, at edge: Edge, _ stops: [Stop], asked: Requirement?
  ) -> [Diagnostic.Note] {
    for stop in stops {
      for provision in program[stop.scope].provisions
      where provision.member.fullName == need.fullName {
        if let note = change(of: provision, for: need, at: stop) { return [note] }
        // An actor has its reasons, so it is the requirement that gives way.
        guard graph.misfit(of: provision, for: need, at: stop) == .isolation else { continue }
        if let note = asked.flatMap({ change(of: $0, for: provision, at: stop) }) { return [note] }
      }
    }
    for stop in stops {
      if let note = forwarding(for: need, at: stop) { return [note] }
      guard let value = value(like: need, at: stop) else { continue }
      if let note = addition(of: need, to: stop.scope, seenFrom: stop.module, value) {
        return [note]
      }
    }
    if let note = addition(of: need, to: edge.parent, seenFrom: edge.module, nil) { return [note] }
    for provision in program[edge.parent].provisions
    where provision.member.fullName == need.fullName {
      guard let asked, let stop = stops.last else { continue }
      if let note = change(of: asked, for: provision, at: stop) { return [note] }
    }
    let name = program.nominal(edge.parent).name
    let stub = stub(need, in: program[edge.parent].module, "", nil)
    return [
      Diagnostic.Note(
        "'\(name)' would have to have '\(stub)'", at: program[edge.parent].location)
    ]
  }

  // MARK: Changing what is there

  /// The small change that would make a member fit, if there is one.
  private func change(
    of provision: Provision, for need: Member, at stop: Stop
  ) -> Diagnostic.Note? {
    let member = provision.member
    let editor = SourceEditor(program.table.file(provision.file).source)
    let misfit = graph.misfit(of: provision, for: need, at: stop)
    let fit = graph.scopes.fit.seen(from: stop.module)
    if misfit != .untyped, misfit != .notSettable,
      fit.misfit(of: member, for: need, in: stop.domain) != nil
    {
      return nil
    }
    switch misfit {
    case .invisible:
      return program.table.help(
        revealing: member.fullName, at: member.location, of: member.module, to: stop.module)
    case .isStatic:
      return note(
        "remove 'static'", editor.removing(modifier: ["static", "class"], before: member.location))
    case .untyped:
      guard case .property(let type?, _) = need.kind, mayBe(provision, of: type) else { return nil }
      return note(
        "write '\(type.written)' behind '\(member.name)'",
        editor.inserting(": \(type.written)", behind: member.location))
    case .notSettable where provision.setterAccess < provision.access:
      let words: Set = ["private", "fileprivate", "internal", "package"]
      return note(
        "let '\(member.name)' be set from outside",
        editor.removing(modifier: words, before: member.location))
    case .notSettable:
      return note(
        "make '\(member.name)' a variable", editor.replacing(letBefore: member.location))
    case nil:
      return completion(of: need, in: stop.scope, nil)
    case .fromAbove, .otherKind, .otherType, .effects, .isolation:
      return nil
    }
  }

  /// Whether nothing speaks against the type that a property needs.
  ///
  /// What `Foo(…)` is that might fail, or is not among the sources, its writer knows best.
  private func mayBe(_ provision: Provision, of type: BoundType) -> Bool {
    let properties = program.table[provision.owner].parts.flatMap(\.declaration.properties)
    guard
      let property = properties.first(where: { $0.location == provision.member.location }),
      property.construction != nil
    else { return true }
    return Binder(program.table, file: provision.file, type: provision.owner)
      .lacksOnlyArguments(property, of: type)
  }

  /// A member for where none of those that a component has is compiled.
  ///
  /// - Parameters:
  ///   - need: What it has to serve.
  ///   - scope: The component.
  ///   - value: The expression that gives it; without one it stops the program.
  /// - Returns: A help, or `nil` where the branches cannot be completed with one more.
  func completion(
    of need: Member, in scope: ComponentID, _ value: String?
  ) -> Diagnostic.Note? {
    let nominal = program.nominal(scope)
    let branches = program[scope].provisions.filter { $0.member.fullName == need.fullName }
      .map(\.member.conditions)
    let rest = branches.compactMap(\.otherwise)
      .max { $0.conjunction.count < $1.conjunction.count }
    guard let rest, coverEverything(branches + [rest]) else { return nil }
    let stub = need.declaration(Renderer(program, module: program[scope].module), value)
    let condition = "#if " + rest.conjunction
    return note(
      "add '\(stub)' under '\(condition)'",
      SourceEditor(program.table.file(nominal.file).source).adding(
        "\(condition)\n  \(stub)\n#endif", toTypeAt: nominal.declaration.location))
  }

  /// The change of a requirement that makes a member fit which is there under its name.
  private func change(
    of requirement: Requirement, for provision: Provision, at stop: Stop
  ) -> Diagnostic.Note? {
    let owner = program.table[requirement.owner]
    guard
      let file = owner.parts.first(where: {
        program.table.file($0.file).path == requirement.member.location.file
      })?.file
    else { return nil }
    let editor = SourceEditor(program.table.file(file).source)
    let place = requirement.member.location
    switch graph.misfit(of: provision, for: requirement.member, at: stop) {
    case .effects:
      let effects = provision.member.effects.description
      return note(
        "let '\(owner.name)' require '\(requirement.member.fullName)' with "
          + "'\(effects.dropFirst())'", editor.replacing(effectsOf: place, by: effects))
    case .isolation:
      guard case .actor(let actor) = provision.member.isolation,
        let imports = imports(of: actor.imports, in: file, of: owner.module)
      else { return nil }
      let name = Renderer(program, module: owner.module).render(actor.written)
      return note(
        "let '\(owner.name)' require '\(requirement.member.fullName)' on '@\(name)'",
        editor.isolating(place, to: name), imports)
    case .otherType:
      guard case .property(let type?, _) = provision.member.kind,
        let imports = imports(of: type.imports, in: file, of: owner.module)
      else { return nil }
      let text = Renderer(program, module: owner.module).render(type.written)
      return note(
        "let '\(owner.name)' require '\(requirement.member.fullName)' of type '\(text)'",
        editor.replacing(typeBehind: place, by: text), imports)
    default:
      return nil
    }
  }

  // MARK: Adding what is not there

  /// An expression for a member out of one that a component has under another name.
  private func value(like need: Member, at stop: Stop) -> String? {
    let scope = stop.scope
    let fit = graph.scopes.fit.seen(from: program[scope].module)
    for provision in program[scope].provisions where !provision.isStatic {
      var member = provision.member
      guard member.fullName != need.fullName, member.conditions.isEmpty,
        program.table.isVisible(member.module, from: program[scope].module)
      else { continue }
      switch (member.kind, need.kind) {
      case (.property(let type?, _), .property):
        let isNear = !type.canonical.isCommon || member.name.looksLike(need.name)
        if isNear, fit.misfit(of: member, for: need, in: stop.domain) == nil {
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
        if isPlain, fit.misfit(of: member, for: need, in: stop.domain) == nil {
          return member.effects.callPrefix
            + "\(member.name.quotedIfReserved)(\(arguments.joined(separator: ", ")))"
        }
      default:
        continue
      }
    }
    return nil
  }

  /// A member with the name of a closure that forwards to one which the closure could use.
  private mutating func forwarding(for need: Member, at stop: Stop) -> Diagnostic.Note? {
    let near = program[stop.scope].provisions.first { provision in
      provision.member.name != need.name && provision.member.conditions.isEmpty
        && program.table.isVisible(provision.member.module, from: program[stop.scope].module)
        && graph.couldUse(provision, for: need, at: stop)
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
    return addition(of: member, to: stop.scope, seenFrom: stop.module, value)
  }

  /// A new member for a component, unless it has one of that name or cannot see the types.
  private mutating func addition(
    of need: Member, to scope: ComponentID, seenFrom module: String, _ value: String?
  ) -> Diagnostic.Note? {
    let component = program[scope]
    let nominal = program.nominal(scope)
    guard !component.provisions.contains(where: { $0.member.isRedeclared(by: need) }),
      let imports = imports(of: need.imports, in: nominal.file, of: component.module)
    else { return nil }
    let editor = SourceEditor(program.table.file(nominal.file).source)
    let access = component.module == module ? "" : "public "
    let stub = stub(need, in: component.module, access, value)
    let alternative =
      component.isBootstrap || component.module == module
      ? "" : ", or declare '\(need.fullName)' in its dependency protocol"
    return note(
      "add '\(stub)' to '\(nominal.name)'\(alternative)",
      editor.adding(stub, toTypeAt: nominal.declaration.location), imports)
  }

  private mutating func stub(
    _ member: Member, in module: String, _ access: String, _ value: String?
  ) -> String {
    let renderer = renderers[module] ?? Renderer(program, module: module)
    renderers[module] = renderer
    return access + member.declaration(renderer, value)
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
    let editor = SourceEditor(table.file(file).source)
    return names.map(editor.importing)
  }

  private func note(
    _ message: String, _ edit: Diagnostic.Edit?, _ others: [Diagnostic.Edit] = []
  ) -> Diagnostic.Note? {
    edit.map { Diagnostic.Note(help: message, [$0] + others) }
  }
}

extension BoundSignature.Parameter {
  /// Whether a plain name passes the parameter on.
  fileprivate var isPlain: Bool {
    guard case .attributed(let words, _) = type.written else { return !isVariadic }
    return !words.contains("inout") && !words.contains("@autoclosure")
  }
}

extension Member {
  /// Whether Swift takes a declaration of another member for this one again.
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
  ///   - value: The expression that gives it; without one it stops the program.
  /// - Returns: One line of Swift.
  func declaration(_ renderer: Renderer, _ value: String?) -> String {
    let head = renderer.head(of: self, named: name)
    switch kind {
    case .property(_, let setter):
      if setter != .none { return head + " { get { \(value ?? "fatalError()") } set {} }" }
      guard let value else { return head + " { fatalError() }" }
      return head + (hasEffects ? " { get\(effects) { \(value) } }" : " { \(value) }")
    case .function(let signature):
      let body = value ?? (signature.result == nil ? "" : "fatalError()")
      return head + (body.isEmpty ? " {}" : " { \(body) }")
    }
  }
}
