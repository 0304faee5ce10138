import BobbinSyntax

extension Generator {
  /// Writes one edge: the child's initializers and the parent's provider.
  mutating func wiring(_ wiring: Wiring, by provider: String) {
    let edge = wiring.edge
    let (parent, child) = (program.nominal(edge.parent), program.nominal(edge.child))
    let fault = graph.fault(of: wiring)
    let isolation = graph.isolation(of: edge, wiring.bindings)
    let around = availability(of: edge)
    writer.mark("\(renderer.render(parent)) creates \(renderer.render(child))")
    writer.conditional(edge.conditions) {
      imports.add([parent, child].map { NeededImport(module: $0.module) })
      writer.lines(around.attributes)
      writer.block("extension \(renderer.render(child))") {
        initializers(for: edge, provider: provider, isolation, fault: fault)
      }
      guard fault == nil else { return }
      writer.line()
      writer.lines(around.attributes)
      writer.block("extension \(renderer.render(parent))") {
        self.provider(provider, of: wiring, isolation)
      }
    }
  }

  private mutating func provider(
    _ name: String, of wiring: Wiring, _ isolation: Isolation
  ) {
    let (edge, bindings) = (wiring.edge, wiring.bindings)
    let taken = Set(bindings.flatMap { [$0.name] + $0.member.argumentNames })
    let names = (parent: "parent".avoiding(taken), upstream: "upstream".avoiding(taken))
    for type in program[edge.child].dependency { imports.add(type.type.imports) }
    let forwarder = graph.upstreamOwner(of: edge.child)
    if let forwarder { imports.add([NeededImport(module: program.nominal(forwarder).module)]) }
    let isClass =
      forwarder != nil || program.inherits(program[edge.child], from: ["AnyObject"])
    var conformances = conformances(of: edge.child)
    var modifier = ""
    switch isolation {
    case .actor(let actor):
      imports.add(actor.imports)
      writer.line(attribute(actor))
      conformances = conformances.map { "\(attribute(actor)) \($0)" }
    case .nonisolated: modifier = "nonisolated "
    case .unknown: break
    }
    let head = "\(modifier)fileprivate \(isClass ? "final class" : "struct") \(name)"
    writer.block("\(head): \(conformances.joined(separator: ", "))") {
      storage(for: wiring, names)
      // Providers without effects, setters and conditions are lists of single lines.
      var wasLong = true
      for binding in bindings where binding.source.origin != .default || !binding.isOwn {
        let conditions = binding.member.conditions.removing(edge.conditions)
        let availability = availability(of: edge).adding(binding.availability).attributes
        let comment = doubt(about: binding, in: isolation)
        let isLong =
          binding.member.isFunction || binding.member.hasEffects || binding.member.isSettable
          || !conditions.isEmpty || !availability.isEmpty || !comment.isEmpty
        if isLong || wasLong { writer.line() }
        wasLong = isLong
        writer.conditional(conditions) {
          imports.add(binding.member.imports)
          // Members of a base class or of a dependency protocol may come from further away.
          if let module = binding.source.module { imports.add([NeededImport(module: module)]) }
          if !comment.isEmpty { writer.line("// \(comment)") }
          writer.lines(availability)
          let attributes = attributes(of: binding, of: edge.child, in: isolation)
          let value = value(
            of: binding, parent: names.parent, upstream: names.upstream, in: isolation)
          let head = renderer.head(of: binding.member, attributes, named: binding.name)
          member(binding.member, head, value, isClass: isClass)
        }
      }
    }
  }

  /// Writes what a provider stores: the parent and its upstream, as far as something reads them.
  private func storage(for wiring: Wiring, _ names: (parent: String, upstream: String)) {
    let id = wiring.edge.parent
    let parent = renderer.render(program.nominal(id))
    let readsParent = wiring.bindings.contains(where: \.source.isOfParent)
    let readsUpstream = wiring.bindings.contains(where: \.source.isInherited)
    let owner = readsUpstream ? graph.upstreamOwner(of: id) : nil
    guard readsParent || owner != nil else { return writer.line("init(_: \(parent)) {}") }
    if readsParent { writer.line("private let \(names.parent): \(parent)") }
    if let owner {
      let type = renderer.renderUpstream(program.nominal(owner))
      writer.line("private let \(names.upstream): any \(type)")
    }
    writer.line()
    writer.block("init(_ parent: \(parent))") {
      if readsParent { writer.line("self.\(names.parent) = parent") }
      if owner != nil { writer.line("self.\(names.upstream) = parent.\(accessor(for: id))") }
    }
  }

  private func member(_ member: Member, _ head: String, _ value: String, isClass: Bool) {
    guard !member.isFunction, member.hasEffects || member.isSettable else {
      return writer.short(head, value)
    }
    writer.block(head) {
      writer.short("get\(renderer.render(member.effects))", value)
      if member.isSettable {
        writer.short("\(isClass ? "" : "nonmutating ")set", "\(value) = newValue")
      }
    }
  }
}

extension Binding {
  /// Where a provider's member is available: where its requirement is; a member that reads
  /// something deprecated is deprecated too.
  fileprivate var availability: Availability {
    member.availability.deprecation == Availability()
      ? member.availability.and(source.member.availability.deprecation) : member.availability
  }
}
