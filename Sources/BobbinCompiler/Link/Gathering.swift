package import BobbinSyntax

/// A collection that is filled with everything of one type in the scope of a component.
package struct Gathering {
  /// The collections that can be filled.
  package enum Form: String, Sendable {
    case array = "Array"
    /// Keyed by name: a member's own, or with the names of the children on the path.
    case dictionary = "Dictionary"
  }

  package var component: ComponentID
  package var form: Form
  package var element: BoundType
  /// The module whose source holds the calls and which gets the generated code.
  package var module: String
  package var calls: [WiringCall] = []
  /// The conditions under which it exists: those of the component and, if all are conditional, of
  /// the calls.
  package var conditions = Condition()
  /// What it collects, in order, including what the gathering module cannot see.
  var elements: [GatheredElement] = []
  /// Properties that may belong to it, but whose types are not known.
  var unknown: [Provision] = []
  /// There are too many paths, so it has no elements.
  var isEndless = false
  /// Why it cannot be generated, if it cannot.
  var fault: Diagnostic?

  /// The elements that become part of the collection, in order.
  package var gathered: [GatheredElement] { elements.filter { $0.hiddenBy == nil } }

  /// The collection's type, as people write it.
  package var typeDescription: String {
    form == .array ? "[\(element.written)]" : "[String: \(element.written)]"
  }
}

extension Linker {
  /// Adds the gathering of a call with the label `gathering`, unless it calls something else.
  func addGathering(_ site: CallSite) {
    guard let type = collectionType(of: site), let (form, element) = formAndElement(of: type, site)
    else { return }
    guard let component = parent(of: site) else { return reportUnknownParent(site, of: "") }
    // Programs gather in a few places, so no index is kept.
    let known = program.gatherings.firstIndex {
      $0.module == site.module && $0.component == component && $0.form == form
        && $0.element.canonical == element.canonical
    }
    var gathering =
      known.map { program.gatherings.remove(at: $0) }
      ?? Gathering(component: component, form: form, element: element, module: site.module)
    gathering.calls = (gathering.calls + [site.call]).sorted { $0.location < $1.location }
    gathering.conditions = program.nominal(component).conditions
      .adding(.any(of: gathering.calls.map(\.conditions)))
    program.gatherings.insert(gathering, at: known ?? program.gatherings.count)
  }

  // MARK: Type

  /// The type that is called: written, or expected where only `Array` or `.init` is.
  private func collectionType(of site: CallSite) -> TypeSyntax? {
    if let type = site.call.callee, !Linker.collections.contains(type) { return type }
    if let expected = site.call.expected { return expected }
    // With any other argument, it is unlikely to be such a call.
    if parent(of: site) != nil { reportUntyped(site) }
    return nil
  }

  private static let collections = ["Array", "Dictionary", "Set"].map(TypeSyntax.name)

  private func reportUntyped(_ site: CallSite) {
    report(
      .cannotGather, "cannot tell what is to be gathered here", at: site.call.location,
      Diagnostic.Note("write the type, as in '[any Plugin](gathering: self)'"))
  }

  /// The parts of a collection type that can be filled, through any alias.
  private func formAndElement(of type: TypeSyntax, _ site: CallSite) -> (Gathering.Form, BoundType)?
  {
    // The type that the context states may be a tuple.
    let isTuple = if case .tuple = type { true } else { false }
    let isUntyped = isTuple || site.call.callee.map(Linker.collections.contains) ?? false
    var (target, binder) = (type, site.binder)
    // Swift rejects circular aliases; this stops at them.
    for _ in 0..<16 {
      guard let alias = binder.type(named: target).map({ table[$0] }),
        alias.declaration.generics.isEmpty, let next = alias.declaration.target
      else { break }
      (target, binder) = (next, Binder(table, headOf: alias.parts[0]))
    }
    let last = target.genericArguments.last ?? type
    let isKnown: Bool
    switch site.binder.bind(type).canonical {
    case .array: return (.array, binder.bind(last))
    case .dictionary(.name("String"), _): return (.dictionary, binder.bind(last))
    case .dictionary: isKnown = true
    case let other:
      isKnown =
        other.isNamed(["AnySequence", "ArraySlice", "ContiguousArray", "Set"])
        && parent(of: site) != nil
    }
    if isKnown, !target.genericArguments.isEmpty {
      report(
        .cannotGather, "only arrays, and dictionaries with 'String' keys, can be gathered",
        at: site.call.location, Diagnostic.Note("write '[\(last)](gathering: self)'"))
    } else if isKnown || isUntyped {
      reportUntyped(site)
    }
    return nil
  }
}
