import BobbinSyntax

extension Binder {
  /// The type of a property, written or obvious from its value.
  ///
  /// `= Foo(…)` shows the type only if `Foo` has no initializer that may fail and no generic
  /// arguments to infer. For a foreign type only `Foo()` is safe, which in practice never fails, and
  /// `Foo(…)!`.
  func type(of property: Property) -> BoundType? {
    if property.isTyped { return property.type.map { bind($0) } }
    // A wrapper or a macro may turn the value into something else.
    if let wrapper = property.modifiers.possibleMacro,
      !["Published", "State", "StateObject"].contains(wrapper.name)
    {
      return nil
    }
    guard let written = property.type else {
      return property.staticMember.flatMap(typeOfStaticMember)
    }
    // A cast may state an optional type.
    let isForced = property.construction != nil && written.isOptional
    let type = bind(isForced ? written.unwrapped : written)
    guard let labels = property.construction, case .named(let names) = type.canonical,
      let last = names.last
    else { return type }
    guard let id = table.type(of: type.canonical) else {
      let isCollection = ["Array", "Dictionary", "Set"].contains(last.text)
      return labels.isEmpty || isCollection || isForced && last.text != "Optional" ? type : nil
    }
    if last.arguments.count != table[id].declaration.generics.parameters.count { return nil }
    if isForced { return type }
    if labels.contains("injecting"),
      !table.hasInitializer(labeled: "injecting", id, seenFrom: module)
    {
      let usable = table.initializers(of: id, as: type, seenFrom: module).filter { initializer in
        let parameters = initializer.signature.parameters
        return initializer.isVisible(in: module, table)
          && !parameters.contains { $0.isArchive && !$0.hasDefault && !labels.contains($0.label) }
          && labels.allSatisfy((parameters.map(\.label) + ["{}", "injecting"]).contains)
      }
      let mayFail = !usable.isEmpty && !usable.contains(where: \.failure.isEmpty)
      return mayFail ? type.map { .optional($0) } : type
    }
    func taking(_ declarations: [TypeDeclaration]) -> [Function] {
      declarations.flatMap(\.initializers).filter { $0.signature.mayTake(labels) }
    }
    var possible = taking(table.whole(id))
    if possible.isEmpty {
      possible = taking(table.classes(from: id).dropFirst().flatMap(table.whole))
      let adopted = table.inherited(by: id).compactMap(\.id)
      let added = table.protocols(from: adopted).flatMap(table.whole)
        .filter { $0.kind == .extension }
      // An initializer that is not written, such as a memberwise one, may be meant instead.
      if possible.isEmpty, !taking(added).allSatisfy(\.failure.isEmpty) { return nil }
    }
    // An enumeration with raw values has an initializer that is not written.
    let isRaw = possible.isEmpty && labels == ["rawValue"] && table[id].declaration.kind == .enum
    if !isRaw, possible.allSatisfy(\.failure.isEmpty) { return type }
    return possible.contains(where: \.failure.isEmpty) ? nil : type.map { .optional($0) }
  }

  /// The type of `Foo.shared`, if `Foo` is among the sources and shows the type there.
  private func typeOfStaticMember(_ path: TypeSyntax) -> BoundType? {
    guard case .named(let names) = path, let name = names.last?.text,
      let id = type(named: .named(Array(names.dropLast()))), table[id].declaration.generics.isEmpty
    else { return nil }
    return table[id].parts.lazy.compactMap { part in
      // Only a written type: following another static member might lead back here.
      table.whole(part).properties.first {
        $0.name == name && $0.modifiers.isStatic && $0.conditions.isEmpty && $0.type != nil
      }.map(Binder(table, part).type)
    }.first ?? nil
  }
}

extension Signature {
  /// Whether a call with these labels may mean a function with this signature.
  fileprivate func mayTake(_ labels: [String]) -> Bool {
    let own = parameters.map(\.label) + ["{}"]
    return labels.allSatisfy(own.contains)
      && parameters.allSatisfy {
        $0.hasDefault || $0.isVariadic || labels.contains($0.label) || labels.contains("{}")
      }
  }
}
