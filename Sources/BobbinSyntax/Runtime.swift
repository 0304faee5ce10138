/// The module with the base classes of components, under each name that sources may import it by.
package enum Runtime {
  /// Needle, whose sources are read as they are: components have the same shape there.
  package static let needle = "NeedleFoundation"

  package static func contains(_ module: String) -> Bool { module == "Bobbin" || module == needle }
}

extension Import {
  package var isOfRuntime: Bool { Runtime.contains(module) }
}

extension Source {
  /// Whether the file may import the runtime.
  package var mentionsRuntime: Bool { mentions("Bobbin") || mentions(Runtime.needle) }
}
