import BobbinSyntax

extension Compilation {
  /// Writes the interface of a module.
  func sliced(_ module: String) -> String {
    let table = resolved.program.table
    guard let index = table.modules.firstIndex(where: { $0.name == module }) else { return "" }
    let cuts = cuts(in: index)
    let slices = table.modules[index].files
      .map { (path: $0.path, slice: Slice($0.source, cuts)) }
    return Interface.text(of: slices.filter { !$0.slice.lines.isEmpty })
  }

  /// What modules above do not need: the members of types that can be neither components nor
  /// protocols, except initializers that they can call, or that may fail, and properties that hold
  /// components.
  private func cuts(in module: Int) -> Cuts {
    let (program, table) = (resolved.program, resolved.program.table)
    let components = program.components.flatMap { [$0.type] + $0.superclasses }
    // What a service takes is passed on by those who create its component.
    let services = program.injectionCalls.flatMap { table.classes(from: $0.service) }
    let needed = Set(components + services)
    var cuts = Cuts()
    for nominal in table.types where !needed.contains(nominal.id) {
      let parts = nominal.parts.filter { $0.file.module == module }
      guard nominal.parts.allSatisfy(isPlain), nominal.declaration.kind != .extension,
        parts.allSatisfy({ !holdsCall($0.declaration, part: $0, of: nominal) })
      else { continue }
      for part in parts {
        let declaration = part.declaration
        let binder = Binder(table, file: part.file, type: nominal.id)
        let initializers = declaration.initializers.filter { initializer in
          !initializer.failure.isEmpty
            || initializer.modifiers.access ?? declaration.memberAccess > .internal
        }
        let properties = declaration.properties.filter { property in
          property.type.flatMap { table.type(of: binder.bind($0).canonical.unwrapped) }
            .flatMap { program.componentOfType[$0] } != nil
        }
        cuts.plain.insert(declaration.location)
        cuts.members.formUnion(initializers.map(\.location) + properties.map(\.location))
      }
    }
    return cuts
  }

  private func isPlain(_ part: Nominal.Part) -> Bool {
    switch part.declaration.kind {
    case .struct, .enum, .actor, .extension: true
    // One that inherits may be a component that could not be read.
    case .class:
      part.declaration.inherited.isEmpty
        || !resolved.program.table.file(part.file).source.mentionsRuntime
    case .protocol, .typealias, .associatedtype: false
    }
  }

  /// Whether a declaration holds a call that may create or wire something: any but one of a type
  /// that cannot be a component.
  private func holdsCall(
    _ declaration: TypeDeclaration, part: Nominal.Part, of nominal: Nominal
  ) -> Bool {
    let table = resolved.program.table
    let binder = Binder(table, file: part.file, type: nominal.id)
    return !declaration.unreadLabels.isEmpty
      || declaration.calls.contains { call in
        guard call.label == .parent, case .type(let type) = call.callee,
          let id = table.type(of: binder.bind(type).canonical)
        else { return true }
        return resolved.program.componentOfType[id] != nil
      } || declaration.nested.contains { holdsCall($0, part: part, of: nominal) }
  }
}
