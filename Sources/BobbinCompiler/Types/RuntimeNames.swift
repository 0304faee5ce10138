import BobbinSyntax

extension Runtime {
  static let baseClasses: Set = [
    "Component", "MainActorComponent", "BootstrapComponent", "MainActorBootstrapComponent",
  ]
  static let protocols: Set = ["Dependency", "EmptyDependency"]
}

extension TypeSyntax {
  /// Whether it is one of the runtime's protocols.
  var isMarkerOfRuntime: Bool { Runtime.protocols.contains { self == .name($0) } }

  /// Whether it requires nothing: one of the markers, or `~Copyable` and the like.
  var isMarker: Bool {
    if case .suppressed = self { true } else { isNamed(StandardLibrary.markers) }
  }
}
