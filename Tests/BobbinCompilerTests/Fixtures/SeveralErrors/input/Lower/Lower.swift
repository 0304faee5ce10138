import Bobbin

final class LowerRoot: BootstrapComponent {
  var missing: LowerComponent { LowerComponent(parent: self) }
}

protocol LowerDependency: Dependency {
  func make(_ id: Int, for name: String) async throws -> [String: Int]
}

final class LowerComponent: Component<any LowerDependency> {}
