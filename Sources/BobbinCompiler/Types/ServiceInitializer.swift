import BobbinSyntax

extension TypeTable {
  /// The initializers that can create a complete object, in order of declaration and at any access
  /// level: the designated ones of a class or, if it has none, of the nearest superclass with some;
  /// all those of a struct, an actor or an enumeration.
  ///
  /// A module does not see extensions in modules above it.
  func initializers(
    of service: TypeID, as type: BoundType, seenFrom module: String
  ) -> [BoundInitializer] {
    var result: [BoundInitializer] = []
    // The conditions under which the classes so far have an initializer.
    var taken: [Condition] = []
    for (nominal, type) in classes(from: service, as: type) {
      let found = parts(of: nominal.id, seenFrom: module).flatMap { initializers(in: $0, of: type) }
      let conditions = nominal.conditionsOfService
      let structs = nominal.declarations.filter { $0.declaration.kind == .struct }
      let parts = nominal.declarations.filter { $0.declaration.kind != .struct }
      result += structs.compactMap { memberwise($0, of: nominal, type) }
      result += found.compactMap { $0.existing(wherever: conditions, without: taken) }
      if parts.isEmpty { return result }
      taken += found.map(\.conditions) + structs.map(\.declaration.conditions)
      if Condition.cover(taken, wherever: conditions) { break }
      let above = superclasses(of: nominal.id)
      // Declared in several branches, it may inherit others in other builds.
      let alternatives = Set(above.compactMap(\.id))
      if alternatives.count > 1 {
        let offered = alternatives.map { id in
          classes(from: id).lazy.map { id in
            let parts = self.parts(of: id, seenFrom: module)
            return Set(
              parts.flatMap { self.initializers(in: $0, of: self[id].type) }
                .filter { $0.isVisible(in: module, self) }.map(\.identity))
          }.first { !$0.isEmpty }
        }
        if Set(offered).count > 1 { return [] }
      }
      // SwiftData's macro adds an initializer, which is not read.
      let isModel = parts.contains { $0.declaration.modifiers.attributes.contains("ModelActor") }
      let isEnum = parts.allSatisfy { $0.declaration.kind == .enum }
      if isEnum || isModel || above.contains(where: { $0.id != nil }) { continue }
      // A class without a superclass has 'init()' beside convenience initializers; no class of the
      // standard library is a superclass.
      let isBase = above.allSatisfy { $0.type.canonical.isNamed(StandardLibrary.names) }
      if !isBase { taken += parts.flatMap { whole($0).initializers }.map(\.conditions) }
      let implicit = BoundInitializer(
        access: .internal, module: nominal.module, location: nominal.declaration.location)
      result += [implicit.existing(wherever: conditions, without: taken)].compactMap(\.self)
    }
    return result
  }

  private func initializers(in part: Nominal.Part, of type: BoundType) -> [BoundInitializer] {
    // An initializer in a constrained extension does not exist for all arguments.
    guard holds(part, for: type.canonical.genericArguments) == .yes else { return [] }
    return whole(part).initializers.filter {
      !$0.modifiers.contains(.convenience) && !$0.modifiers.isUnavailable
    }.map { BoundInitializer($0, $0.signature.withOpaqueParameters, in: part, type, self) }
  }

  /// The initializer of a struct that declares none, unless it takes other values in other builds.
  private func memberwise(
    _ part: Nominal.Part, of nominal: Nominal, _ type: BoundType
  ) -> BoundInitializer? {
    let binder = Binder(self, part)
    let properties = whole(part).properties.filter {
      $0.isStored && !$0.modifiers.isStatic && !($0.isLet && $0.hasValue)
        && !$0.isFilledByWrapper(binder)
    }
    let around = part.declaration.conditions
    guard properties.allSatisfy({ $0.conditions.holds(wherever: around) }) else { return nil }
    let parameters = properties.map { property in
      let written = property.memberwiseType ?? .name("_")
      let isUnset = !property.isLet && written.isOptional
      var type = binder.bind(written).substituting(nominal, by: type)
      let builder = property.builder(binder)
      if builder != nil, type.canonical.closure == nil {
        type = type.map { .function([], Effects(), $0) }
      } else if type.canonical.closure != nil, !type.canonical.isOptional {
        // A closure that is kept has to say `@escaping`, unless it is optional.
        type.written = .attributed(["@escaping"], type.written)
      }
      return BoundSignature.Parameter(
        builder: builder, label: property.name, name: property.name, type: type,
        hasDefault: property.hasValue || isUnset)
    }
    return BoundInitializer(
      signature: BoundSignature(parameters: parameters),
      access: properties.map { $0.modifiers.access ?? .internal }.reduce(.internal, min),
      // It may be declared in several branches.
      conditions: around.removing(nominal.conditionsOfService), module: nominal.module,
      location: nominal.declaration.location, places: properties.map(\.location)
    ).existing(wherever: around, without: whole(part).initializers.map(\.conditions))
  }

  /// Whether a type or a class above it has an initializer with this label that a module can see.
  func hasInitializer(labeled label: String, _ id: TypeID, seenFrom module: String) -> Bool {
    classes(from: id).flatMap { parts(of: $0, seenFrom: module) }.flatMap { whole($0).initializers }
      .contains { $0.signature.parameters.map(\.label).contains(label) }
  }
}

extension Signature {
  /// The same with `some P` in place of each generic parameter that is only the type of a single
  /// parameter, so that it disappears if that parameter is filled.
  fileprivate var withOpaqueParameters: Signature {
    var result = self
    let types =
      parameters.map(\.type) + generics.parameters.compactMap(\.constraint)
      + generics.requirements.flatMap { [$0.subject, $0.object] }
    for generic in generics.parameters where generic.word.isEmpty {
      let users = types.count { $0.containsName { $0[0].text == generic.name } }
      let user = parameters.firstIndex { $0.type == .name(generic.name) && !$0.isVariadic }
      guard users == 1, let user, let constraint = generic.constraint else { continue }
      result.parameters[user].type = .opaque(constraint)
      result.generics.parameters.removeAll { $0 == generic }
    }
    return result
  }
}
