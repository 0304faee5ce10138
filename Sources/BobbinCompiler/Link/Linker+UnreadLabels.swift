import BobbinSyntax

extension Linker {
  /// Reports a call that the parser did not read, if it may create something below a component.
  ///
  /// Trees of other kinds use the same labels, so it is reported only if what is called is a
  /// component, or if the argument is one and what is called is not known.
  func report(_ label: UnreadLabel, _ binder: Binder) {
    let passesComponent =
      label.isSelf && binder.scope.type.map { program.componentOfType[$0] != nil } ?? false
    guard let callee = label.callee else {
      if passesComponent { report(label) }
      return
    }
    let type = binder.type(named: callee)
    let hasOwnInitializer =
      type.map { table.hasInitializer(labeled: label.label.rawValue, $0) } ?? false
    guard !hasOwnInitializer else { return }
    switch label.label {
    case .parent where component(of: callee, binder) != nil: report(label)
    case .injecting where type != nil && passesComponent: report(label)
    case .gathering where passesComponent: report(label)
    default: break
    }
  }

  private func report(_ label: UnreadLabel) {
    report(
      .unknownChild, "cannot tell what this creates", at: label.location,
      Diagnostic.Note("call it in a statement of its own"))
  }
}
