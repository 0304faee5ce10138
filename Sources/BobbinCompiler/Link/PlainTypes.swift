import BobbinSyntax

extension Binder {
  /// The type of a property, written or plain from its value.
  ///
  /// `= Foo(…)` shows the type only if `Foo` has no initializer that may fail and no generic
  /// arguments to infer. For a foreign type only `Foo()` is safe, which in practice never fails, and
  /// `Foo(…)!`.
  func type(of property: Property) -> BoundType? {
    guard let written = property.type else { return nil }
    if property.isTyped { return bind(written) }
    // A wrapper or a macro may turn the value into something else.
    if property.modifiers.possibleMacro != nil { return nil }
    let isForced = written.isOptional
    let type = bind(isForced ? written.unwrapped : written)
    guard let passesArguments = property.passesArguments, case .named(let names) = type.canonical,
      let last = names.last
    else { return type }
    guard let id = table.type(of: type.canonical) else {
      let isCollection = ["Array", "Dictionary", "Set"].contains(last.text)
      return !passesArguments || isCollection || isForced && last.text != "Optional" ? type : nil
    }
    if last.arguments.count != table[id].declaration.generics.parameters.count { return nil }
    // An enumeration with raw values has an initializer that is not written, and may fail.
    let isCertain =
      isForced
      || table[id].declaration.kind != .enum
        && table.whole(id).flatMap(\.initializers).allSatisfy(\.failure.isEmpty)
    return isCertain ? type : nil
  }
}
