import BobbinSyntax

extension Generator {
  /// The arguments of a call that pass a member's own parameters on; nothing for a property.
  func arguments(of member: Member, labeled: Bool = true) -> String {
    guard member.isFunction else { return "" }
    let arguments = zip(member.parameters, member.parameters.argumentNames)
      .map { labeled ? $0.argument($1) : $0.passing($1) }
    return "(\(arguments.joined(separator: ", ")))"
  }

  /// The expression that a binding reads.
  ///
  /// In an argument, `try` and `await` already precede the call, and `parent` is a parameter, not a
  /// property, so a closure need not capture it explicitly. No result builder is applied to a closure
  /// with `return`.
  func value(
    of binding: Binding, parent: String, upstream: String, isArgument: Bool = false,
    isBuilt: Bool = false
  ) -> String {
    let holder: String
    switch binding.source.origin {
    case .own: holder = parent
    case .dependency: holder = "\(parent).dependency"
    case .upstream: holder = upstream
    case .default, .missing: return "nil"
    }
    let member = binding.source.member
    let name = binding.source.name.quotedIfReserved
    let path = "\(holder).\(name)"
    if binding.source.isClosure {
      var effects = member.effects
      // A closure that may run elsewhere awaits the actor.
      let need = binding.member.closure
      if let need, need.words.contains("@Sendable"), need.effects.isAsync,
        let actor = member.isolation.actor, need.actorAttribute != "@\(actor)",
        !graph.isFree(member, in: module)
      {
        effects.isAsync = true
      }
      let used = member.with(effects: effects)
      // The component may store the object that gets the closure, so do not capture the component.
      let capturesDependency = isArgument && binding.source.readsDependency
      let captured = capturesDependency ? "dependency = \(holder)" : isArgument ? nil : parent
      let inner = capturesDependency ? "dependency.\(name)" : path
      return closure(over: path, used, capturing: captured, calling: inner, isBuilt: isBuilt)
    }
    // Strict memory safety requires `unsafe`.
    let isUnsafe = binding.member.key.types.contains { type in
      type.containsName {
        $0[0].module == nil && $0[0].text.hasPrefix("Unsafe") && $0[0].text.hasSuffix("Pointer")
      }
    }
    let prefix = member.effects.callPrefix + (isUnsafe ? "unsafe " : "")
    return (isArgument ? "" : prefix) + path + arguments(of: binding.member)
  }

  /// A closure that uses a member when it is called, through a captured value if there is one.
  private func closure(
    over path: String, _ member: Member, capturing captured: String?, calling inner: String,
    isBuilt: Bool
  ) -> String {
    var (head, call) = (captured.map { "[\($0)] " } ?? "", inner)
    let isTyped = if case .typed = member.effects.throwing { true } else { false }
    if case .function(let signature) = member.kind {
      let labels = signature.parameters.map { $0.label.quotedIfRaw + ":" }.joined()
      if isTyped { return labels.isEmpty ? path : "\(path)(\(labels))" }
      let arguments = signature.parameters.enumerated().map { index, parameter in
        parameter.labelOfArgument + (parameter.isInout ? "&" : "") + "$\(index)"
      }
      call += "(\(arguments.joined(separator: ", ")))"
    } else if isTyped {
      // Swift infers that a closure throws, but not the type of the error.
      head += "()\(renderer.render(member.effects)) "
    }
    if !head.isEmpty { head += "in " }
    return "{ \(head)\(isBuilt ? "return " : "")\(member.effects.callPrefix)\(call) }"
  }
}

extension BoundSignature.Parameter {
  /// What is in front of an argument: `for: `.
  var labelOfArgument: String { label == "_" ? "" : label.quotedIfRaw + ": " }

  /// The argument of a call that passes it on under a name.
  func argument(_ name: String) -> String { labelOfArgument + passing(name) }

  /// The same without the label, as closures are called.
  func passing(_ name: String) -> String {
    let value = name.quotedIfReserved
    if type.written.words.contains("repeat") { return "repeat each \(value)" }
    if isInout { return "&\(value)" }
    return isAutoclosure
      ? "\(type.canonical.closure?.effects.callPrefix ?? "")\(value)()" : value
  }
}

extension Member {
  /// The function with other names for generic parameters whose names are taken.
  func avoiding(_ taken: [String]) -> Member {
    guard case .function(var signature) = kind, !taken.isEmpty else { return self }
    let names = signature.generics.names
    signature.generics = signature.generics.avoiding(Set(taken))
    let arguments = signature.generics.names.map(TypeSyntax.name)
    func renamed(_ type: TypeSyntax) -> TypeSyntax { type.substituting(names, by: arguments) }
    return with(kind: .function(signature), effects: effects.mapTypes(renamed))
      .mapTypes { $0.map(renamed) }
  }
}

extension [BoundSignature.Parameter] {
  /// Distinct names for the parameters inside a forwarding function, where they hide other names.
  var argumentNames: [String] {
    var taken: Set<String> = ["self"]
    return map { taken.add($0.name == "_" ? "value" : $0.name) }
  }
}

extension Effects {
  /// What a call with these effects needs in front.
  var callPrefix: String { (throwing == .never ? "" : "try ") + (isAsync ? "await " : "") }
}
