import BobbinSyntax

extension Renderer {
  /// The declaration of a member without a body: `var logger: any Logger`, or a function with its
  /// effects and result.
  func head(of member: Member, named name: String) -> String {
    let name = name.quotedIfReserved
    switch member.kind {
    case .property(let type, _):
      return "var \(name): \(type.map { render($0.written) } ?? "Never")"
    case .function(let signature):
      let inner = inside(signature.generics)
      let generics = signature.generics.mapTypes(inner.spell)
      let names = signature.parameters.argumentNames
      let parameters = zip(signature.parameters, names).map(inner.parameter)
      return "func \(name)\(generics.list)(\(parameters.joined(separator: ", ")))"
        + inner.render(member.effects)
        + (signature.result.map { " -> \(inner.render($0.written))" } ?? "")
        + generics.clause
    }
  }

  /// One parameter as it is declared.
  func parameter(_ parameter: BoundSignature.Parameter, _ name: String) -> String {
    let attributes = parameter.attributes.map { $0 + " " }.joined()
    let label = parameter.label.quotedIfRaw
    let names = parameter.label == name ? label : "\(label) \(name.quotedIfReserved)"
    return "\(attributes)\(names): \(render(parameter.type.written))"
      + (parameter.isVariadic ? "..." : "")
      + (parameter.callSiteDefault.map { " = \($0)" } ?? "")
  }

  func render(_ effects: Effects) -> String { effects.mapTypes(spell).description }
}
