import BobbinSyntax

extension Warnings {
  /// Lazy properties of components that any thread may read, where nothing keeps two from creating
  /// the value at once.
  func unguardedLazies() -> [Diagnostic] {
    let shared = program.components.filter {
      modules.contains($0.module) && $0.isSendable && $0.isolation.actor == nil
    }
    return shared.flatMap { component in
      component.provisions.filter {
        $0.owner == component.type && $0.modifiers.contains(.lazy) && $0.access > .fileprivate
          && $0.member.isolation.actor == nil
      }.map { property in
        let (member, owner) = (property.member, name(component.id))
        let type = member.result.map { "\($0.written)" } ?? "…"
        let slot =
          "private let slot = Shared<\(type)>(); var \(member.name): \(type) { slot { … } }"
        return Diagnostic(
          .unguardedLazy,
          "two threads may create '\(member.name)' at once, because '\(owner)' is 'Sendable'",
          at: member.location, notes: [Diagnostic.Note("keep it in a slot: '\(slot)'")])
      }
    }
  }
}
