import BobbinCompiler
import BobbinSyntax
import Testing

/// Generated code is not more visible than necessary.
///
/// The golden directories compile, so it is visible enough.
struct GeneratedAccessTests {
  @Test(arguments: Fixture.all)
  func `Only what other modules conform to is visible there`(fixture: Fixture) throws {
    let generated = try fixture.outcome().texts
    for module in try fixture.modules() {
      let text = generated[module.name] ?? ""
      let file = Parser.parse(Source(path: "\(module.name).swift", text: text))
      // The only casts are those to an upstream protocol.
      let casts = text.split(separator: "\n").filter {
        $0.contains(" as! ") || $0.contains(" as? ")
      }
      #expect(
        casts.allSatisfy {
          $0.contains("Upstream") && ($0.contains(" as? any ") || $0.hasSuffix(" as? Target"))
        })
      for declaration in file.declarations {
        let access = declaration.modifiers.access
        switch declaration.kind {
        case .extension:
          #expect(access == nil, "extension \(declaration.name)")
          for type in declaration.nested { #expect(type.modifiers.access == .fileprivate) }
          for property in declaration.properties {
            #expect([.fileprivate, nil].contains(property.modifiers.access), "\(property.name)")
          }
          for initializer in declaration.initializers {
            #expect(initializer.modifiers.access == nil)
          }
        case .protocol:
          // As visible as the component, or less.
          guard let access else { continue }
          let component = try #require(self.component(of: declaration.name, in: module))
          #expect(access <= min(component, .public), "\(declaration.name)")
        default:
          #expect(access == nil, "\(declaration.name)")
        }
      }
      // An import is as visible as the most visible protocol at most.
      let most = file.declarations.compactMap(\.modifiers.access).max() ?? .internal
      for declaration in file.imports {
        #expect((declaration.access ?? .internal) <= most, "import \(declaration.module)")
      }
    }
  }

  /// How visible the component is whose upstream protocol has some name.
  private func component(of upstream: String, in module: Module) -> Access? {
    func search(_ types: [TypeDeclaration], _ path: String, _ outer: Access) -> Access? {
      for type in types {
        // An extension limits only what states no level of its own.
        let own = type.modifiers.access ?? (type.kind == .extension ? .open : .internal)
        let access = min(own, outer)
        let name = path + type.name
        if type.kind == .class, name + "Upstream" == upstream { return access }
        let prefix = type.kind == .extension ? path + (type.target?.description ?? "") : name
        if let found = search(type.nested, prefix, access) { return found }
      }
      return nil
    }
    return search(module.files.flatMap(\.declarations), "", .open)
  }
}
