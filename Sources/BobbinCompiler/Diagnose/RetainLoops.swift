import BobbinSyntax

extension Warnings {
  /// Stored children and services that keep what stores them.
  func retainLoops() -> [Diagnostic] {
    Dictionary(grouping: wirings, by: \.edge.parent).flatMap { id, wirings in
      let keeping = keeping(wirings)
      if keeping.isEmpty { return [Diagnostic]() }
      // A subclass may store what a member of its superclass creates.
      let properties =
        program[id].provisions
        + (program.subclasses[id] ?? []).flatMap { id in
          program[id].provisions.filter { $0.owner == program[id].type }
        }
      let slots = Set(
        properties.filter { $0.member.result?.canonical.isSlot ?? false }.map(\.member.name))
      // What is created, by the places and paths of the members that create it, and by the slots
      // that these fill.
      typealias Created = [(maker: Member, wiring: Wiring)]
      var (places, paths, filled): ([Location: Created], [String: Created], [String: Created]) =
        ([:], [:], [:])
      for wiring in keeping {
        for maker in makers(of: wiring) {
          let new = (maker.member, wiring)
          places[maker.member.location, default: []].append(new)
          for prefix in ["", "self."] { paths[prefix + maker.member.name, default: []].append(new) }
          if slots.isEmpty { continue }
          for name in words(in: maker.body, of: maker.file) where slots.contains(name) {
            filled[name, default: []].append(new)
          }
        }
      }
      return properties.flatMap { property -> [Diagnostic] in
        guard !property.isWeak, let path = path(in: property) else { return [] }
        let found =
          places[property.member.location] ?? filled[property.member.name] ?? paths[path] ?? []
        return found.filter { maker, wiring in
          // An array without a type may begin with the call.
          (property.member.result ?? maker.result).map { mayHold(wiring, $0) }
            ?? (path == program.nominal(wiring.edge.child).name)
        }
        .map { _, wiring in
          let holdsClosure = wiring.injection?.keepsComponent(wiring.bindings) ?? false
          return retainLoop(in: property.member, of: id, wiring.edge.child, holdsClosure)
        }
      }
    }
  }

  /// Stored children that are created with the component itself as their dependency.
  func retainLoopsByHand() -> [Diagnostic] {
    program.manualConstructions.compactMap { construction in
      let call = construction.call
      guard modules.contains(construction.module), call.argument == .`self`, !call.isInClosure,
        let property = graph.matcher.provision(around: call), property.isMade(by: call),
        !property.isWeak, !graph.matcher.isMadeEachTime(property),
        let parent = program.component(property.owner)
      else { return nil }
      return retainLoop(in: property.member, of: parent, construction.component)
    }
  }

  /// The wirings of one component that create what keeps it alive; linear in what they read.
  private func keeping(_ all: [Wiring]) -> [Wiring] {
    // A provider keeps the parent that it reads from.
    let direct = all.indices.filter { index in
      all[index].injection?.keepsComponent(all[index].bindings)
        ?? all[index].bindings.contains(where: \.source.readsParent)
    }
    if direct.isEmpty { return [] }
    // So does a service that stores one of these, unless the component stores that, too.
    var storing: [Location: [Int]] = [:]
    for index in all.indices {
      for member in stored(by: all[index]) { storing[member.location, default: []].append(index) }
    }
    return reachable(from: direct) { index in
      makers(of: all[index]).filter {
        graph.matcher.isMadeEachTime($0) && mayHold(all[index], $0.member.result)
      }.flatMap { storing[$0.member.location] ?? [] }
    }.map { all[$0] }
  }

  /// The members that create a child or service for the component itself.
  func makers(of wiring: Wiring) -> [Provision] {
    wiring.edge.calls.filter(\.argument.isSelf).compactMap(graph.matcher.provision)
  }

  /// Whether a value of some type may be what a wiring creates, or hold it.
  private func mayHold(_ wiring: Wiring, _ type: BoundType?) -> Bool {
    let child = program.nominal(wiring.edge.child)
    let created = (wiring.injection?.type ?? child.type).canonical
    return type?.canonical.kept.contains {
      program.table.type(of: $0) == child.id
        || graph.types.assignability(of: created, to: $0) == .yes
    } ?? false
  }

  /// The members of the component that fill parameters which a service keeps in properties of the
  /// same names.
  private func stored(by wiring: Wiring) -> [Member] {
    guard let injection = wiring.injection else { return [] }
    let parts = program.table[program[wiring.edge.child].type].parts
    return zip(injection.initializer.signature.parameters, injection.arguments).compactMap {
      guard case .filled(let position) = $1, wiring.bindings[position].source.origin == .own
      else { return nil }
      let parameter = $0
      let isStored = parts.contains { part in
        program.table.whole(part).properties.contains { property in
          property.name == parameter.name && property.isStored && !property.modifiers.isStatic
            && !property.modifiers.contains(.weak) && !property.modifiers.contains(.unowned)
            && (Binder(program.table, part).type(of: property)?.canonical).map {
              graph.types.assignability(of: parameter.type.canonical, to: $0) == .yes
            } ?? false
        }
      }
      return isStored ? wiring.bindings[position].source.member : nil
    }
  }

  private func retainLoop(
    in property: Member, of id: ComponentID, _ childID: ComponentID, _ holdsClosure: Bool = false
  ) -> Diagnostic {
    let (parent, child) = (name(id), name(childID))
    let message = "'\(parent)' and the '\(child)' in '\(property.name)' keep each other alive"
    let other =
      holdsClosure
      ? "pass it a closure with '[weak self]' or '[unowned self]', or create a new '\(child)' each time"
      : "keep it in a 'WeakShared<\(child)>', or create a new one each time, along with the objects "
        + "that it keeps"
    let exception =
      program[id].isBootstrap
      ? "if both live as long as the program, write '// bobbin:allow retain-loop' on this line; "
        + "otherwise "
      : ""
    let advice = Diagnostic.Note(exception + other)
    return Diagnostic(.retainLoop, message, at: property.location, notes: [advice])
  }

  /// The names and other words in a value or body.
  func words(in body: Range<Int>?, of file: FileID) -> [String] {
    let text = body.map(program.table.file(file).source.text) ?? ""
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// What the value of a stored property reads or calls first, such as `leaf`, `self.leaf` or
  /// `other.leaf`; empty if the property has no type, and its value may be something made from that.
  private func path(in property: Provision) -> String? {
    let bytes = program.table.file(property.file).source.bytes
    guard let body = property.body, bytes[body.lowerBound] == UInt8(ascii: "=") else { return nil }
    // A tuple, an array or a closure that is called begins with a bracket.
    let value = bytes[body].dropFirst().drop {
      $0 <= 0x20 || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{")
    }
    let path = value.prefix { $0 > 0x20 && $0 != UInt8(ascii: "(") }
    if property.member.result == nil {
      // What follows may be arguments, then other elements, and the end of what begins in front.
      var (depth, isInOthers) = (0, false)
      for byte in value[path.endIndex...] where byte > 0x20 {
        if "([{".utf8.contains(byte) {
          depth += 1
        } else if ")]}".utf8.contains(byte) {
          depth -= 1
          if depth < 0 { isInOthers = false }
        } else if byte == UInt8(ascii: ","), depth == 0 {
          isInOthers = true
        } else if depth <= 0, !isInOthers {
          return ""
        }
      }
      if depth > 0 { return "" }
    }
    return String(decoding: path, as: UTF8.self)
  }
}

extension Injection {
  /// Whether the service may keep a closure that reads a member of the component.
  fileprivate func keepsComponent(_ bindings: [Binding]) -> Bool {
    zip(initializer.signature.parameters, arguments).contains { parameter, argument in
      guard case .filled(let position) = argument, parameter.isEscaping else { return false }
      let source = bindings[position].source
      return source.origin == .own && (source.isClosure || parameter.isAutoclosure)
    }
  }
}

extension TypeSyntax {
  fileprivate var isSlot: Bool { lastName == "Shared" }

  fileprivate var kept: [TypeSyntax] {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type), .opaque(let type), .array(let type),
      .dictionary(_, let type):
      type.kept
    case .tuple(let elements): elements.flatMap(\.type.kept)
    case .named where isSlot: genericArguments.flatMap(\.kept)
    default: [self]
    }
  }
}
