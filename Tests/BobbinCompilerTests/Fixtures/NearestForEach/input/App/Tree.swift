import Bobbin

protocol PatientDependency: Dependency {
  var count: Int { get async }
  func load(_ id: Int) async throws -> String
  var volume: Int { get }
}

/// Waits, and can read what is nearest.
final class PatientComponent: Component<any PatientDependency> {
  func show() async throws {
    print("patient", await dependency.count, try await dependency.load(1), dependency.volume)
  }
}

protocol HastyDependency: Dependency {
  var count: Int { get }
  func load(_ id: Int) -> String
  var volume: Int { get nonmutating set }
}

/// Cannot wait, but does not get what is farther away instead.
final class HastyComponent: Component<any HastyDependency> {
  func show() {
    dependency.volume += 1
    print("hasty", dependency.count, dependency.load(1), dependency.volume)
  }
}

/// Asks for what serves both.
final class MiddleComponent: Component<any EmptyDependency> {
  var patient: PatientComponent { PatientComponent(parent: self) }
  var hasty: HastyComponent { HastyComponent(parent: self) }
}

final class NearComponent: Component<any EmptyDependency> {
  var count: Int { get async { 1 } }
  let volume = 10

  func load(_ id: Int) async -> String { "near" }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let count = 2
  var volume = 20

  func load(_ id: Int) -> String { "far" }
  var near: NearComponent { NearComponent(parent: self) }
}
