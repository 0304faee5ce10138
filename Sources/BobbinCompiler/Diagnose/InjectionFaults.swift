import BobbinSyntax

extension Injector {
  /// Reports a call that several initializers could serve, with what each of them lacks.
  func ambiguous(_ call: InjectionCall, _ candidates: [Injection]) -> Diagnostic {
    let service = program.table[call.service].name
    let scope = program.nominal(call.scope).name
    let notes = candidates.map { candidate in
      var text = "it could be '\(candidate.initializer.name(for: call.wiringCall))'"
      let missing = candidate.missing.map { "'\($0.need.name)'" }.joined(separator: " and ")
      if !missing.isEmpty { text += ", but \(missing) would have to come from above" }
      for (need, member, fault) in candidate.missing.flatMap(\.unused) {
        let reason = fault.words(member, need, in: call.module).reason
        text += "; '\(member.fullName)' of '\(scope)' \(reason)"
      }
      return Diagnostic.Note(text, at: candidate.initializer.location)
    }
    let isClass = program.table[call.service].declaration.kind == .class
    let advice =
      "make the others \(isClass ? "'convenience' or " : "")'private', or let '\(scope)' provide or "
      + "require what one of them takes"
    return Diagnostic(
      .ambiguousInitializer,
      "cannot tell which initializer of '\(service)' to use; call the one you mean yourself",
      at: call.wiringCall.location, notes: notes + [Diagnostic.Note(advice)])
  }

  /// Reports a call that no initializer can serve.
  func noInitializer(_ call: InjectionCall, _ all: [BoundInitializer]) -> Diagnostic {
    let nominal = program.table[call.service]
    let place = nominal.declaration.location
    // A memberwise initializer is as hidden as the properties that it sets.
    let possible = all.filter { $0.location != place && !ways(to: $0, for: call).isEmpty }
    let hidden =
      possible.first { ways(to: $0, for: call).contains(where: \.isComplete) }
      ?? (possible.count == 1 ? possible[0] : nil)
    let isHidden = !program.table.isVisible(nominal.module, from: call.module)
    let notBelow = "module '\(call.module)' does not depend on module '\(nominal.module)'"
    let why = isHidden ? notBelow : all.isEmpty ? whyNone(of: nominal) : nil
    return program.noInitializer(
      for: call.wiringCall, of: nominal, isHidden ? [] : all, hidden, from: call.module,
      why.map { Diagnostic.Note($0, at: place) })
  }

  /// Why a type has no initializer that could be used.
  private func whyNone(of nominal: Nominal) -> String {
    let table = program.table
    if table.superclasses(of: nominal.id).count > 1 {
      return "its superclass varies with the build; declare an initializer"
    }
    let isStruct = nominal.declaration.kind == .struct
    if isStruct, table.whole(nominal.id).allSatisfy(\.initializers.isEmpty) {
      return "its stored properties vary with the build; declare an initializer"
    }
    return nominal.declaration.modifiers.possibleMacro
      .map { "what '@\($0.name)' adds is not read; call that yourself, or declare an initializer" }
      ?? "it declares no designated initializer that is available"
  }
}
