import BobbinSyntax

/// What property wrappers do to a memberwise initializer, as in SwiftUI.
extension Property {
  /// Whether its wrapper needs no value, so that the initializer has no parameter for it.
  ///
  /// Swift leaves such a property out if it is private; otherwise the type of the parameter is the
  /// wrapper, which is its default if it can be made without arguments.
  func isFilledByWrapper(_ binder: Binder) -> Bool {
    guard !isLet, let wrapper = modifiers.possibleMacro, builder(binder) == nil else {
      return false
    }
    let isPrivate = (modifiers.access ?? .internal) <= .fileprivate
    if hasValue { return isPrivate }
    // What is optional is 'nil' at first, and a wrapper that is not known may be a macro.
    if isPrivate, type?.isOptional == true { return true }
    return !wrapper.arguments.isEmpty || Self.wrappersWithoutValue.contains(wrapper.name)
      || binder.type(named: .named(wrapper.path)).map(binder.table.whole)?.needNoValue
        ?? (isPrivate && !Self.wrappersWithValue.contains(wrapper.name))
  }

  /// The type of the parameter, if it is known.
  var memberwiseType: TypeSyntax? {
    guard let type, modifiers.possibleMacro?.name == "Binding" else { return type }
    return .named([TypeName(text: "Binding", arguments: [type])])
  }

  /// Its result builder, if it has one: the initializer then takes a closure, and calls it unless the
  /// property holds closures itself.
  func builder(_ binder: Binder) -> BoundType? {
    guard let attribute = modifiers.possibleMacro, attribute.arguments.isEmpty,
      !attribute.path.isEmpty
    else { return nil }
    return binder.builder(.named(attribute.path))
  }

  /// Wrappers of SwiftUI and of containers that get their value from elsewhere.
  private static let wrappersWithoutValue: Set = [
    "AccessibilityFocusState", "EnvironmentObject", "FocusState", "FocusedObject", "Inject",
    "Injected", "InjectedObject", "LazyInjected", "Namespace", "Query",
  ]
  /// Wrappers of SwiftUI that cannot be made without a value.
  private static let wrappersWithValue: Set = [
    "Bindable", "Binding", "ObservedObject", "State", "StateObject",
  ]
}

extension Binder {
  /// The result builder that an attribute names, if it names one; of a type that was not read, only
  /// the name is known.
  func builder(_ attribute: TypeSyntax) -> BoundType? {
    let type = bind(attribute)
    let declaration = table.type(of: type.canonical).map { table[$0].declaration }
    let isBuilder = declaration?.modifiers.attributes.contains("resultBuilder")
    return isBuilder ?? attribute.lastName?.hasSuffix("Builder") ?? false ? type : nil
  }
}

extension [TypeDeclaration] {
  /// Whether the type of which these are the parts can be made without arguments.
  fileprivate var needNoValue: Bool {
    let initializers = filter { $0.kind != .extension || $0.generics.conditions.isEmpty }
      .flatMap(\.initializers)
    guard initializers.isEmpty else {
      return initializers.contains { $0.signature.parameters.allSatisfy(\.hasDefault) }
    }
    return flatMap(\.properties).allSatisfy { property in
      !property.isStored || property.hasValue || property.modifiers.isStatic
        || !property.isLet && property.type?.isOptional == true
    }
  }
}
