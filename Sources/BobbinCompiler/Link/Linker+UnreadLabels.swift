import BobbinSyntax

extension Linker {
  /// Reports a call that the parser did not read, if it may create something below a component.
  ///
  /// Other libraries use the same labels, so a call is reported only if the callee is a component,
  /// or if the argument is one and the callee is not known.
  func report(_ label: UnreadLabel, _ binder: Binder) {
    let passesComponent = label.isSelf && program.component(binder.owner) != nil
    let type = label.callee.flatMap { binder.type(named: $0) }
    if let type, table.hasInitializer(labeled: label.label.rawValue, type, seenFrom: binder.module)
    {
      return
    }
    let mayBeOurs =
      switch (label.label, label.callee) {
      case (_, nil), (.gathering, _): passesComponent
      case (.injecting, _): type != nil && passesComponent
      case (_, let callee?): program.component(binder.bind(callee)) != nil
      }
    guard mayBeOurs else { return }
    report(
      .unknownChild, "cannot tell what this creates", at: label.location,
      Diagnostic.Note("call it in a statement of its own"))
  }
}
