import BobbinSyntax

extension Linker {
  /// Reports a component that is on the main actor by its module's default and inherits from a
  /// nonisolated class, which Swift rejects with an error about initializers.
  func reportBaseOfNoActor(of nominal: Nominal, _ ancestry: Ancestry) {
    let declaration = nominal.declaration
    let binder = Binder(table, file: nominal.file, type: nil)
    let superclass = program.component(ancestry.superclass?.id).map { program[$0] }
    let place = ancestry.superclass?.location ?? ancestry.location
    lazy var others = table.inherited(by: nominal.parts[0]).filter { $0.location != place }
    // A protocol or an enclosing type might make the class nonisolated, or an initializer might be.
    guard nominal.outer == nil, !declaration.isLocal,
      program.defaultIsolation[nominal.module] == .mainActor, !ancestry.isMainActor,
      superclass.map({ $0.isolation.isNonisolated && $0.module != nominal.module }) ?? true,
      others.compactMap({ $0.id.map(program.isolation) }) == others.map({ _ in .mainActor }),
      ([declaration.modifiers] + table.whole(nominal.id).flatMap(\.initializers).map(\.modifiers))
        .allSatisfy({ binder.statedIsolation($0) ?? .mainActor == .mainActor })
    else { return }
    let base = superclass.map { table[$0.type].name } ?? ancestry.base
    let edit = table.editor(of: place)?.replacing(base, by: "MainActor" + base, from: place)
    let advice =
      "let '\(base)' inherit from 'MainActor\(ancestry.base)', or write 'nonisolated' in front of "
      + "'class' here"
    report(
      .isolationMismatch,
      "'\(nominal.name)' is on the main actor, the default of module '\(nominal.module)', so it "
        + "cannot inherit from '\(base)', which is not isolated",
      at: place,
      superclass == nil
        ? Diagnostic.Note(help: "inherit from 'MainActor\(base)'", [edit]) : Diagnostic.Note(advice)
    )
  }
}
