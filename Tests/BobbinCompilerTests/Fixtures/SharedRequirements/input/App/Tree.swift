import Bobbin

protocol SlowDependency: Dependency {
  var count: Int { get async throws }
  var size: Int { get }
  func load() async throws -> String
}

protocol QuickDependency: Dependency {
  var count: Int { get throws }
  var size: Int { get async }
  func load() async -> String
}

/// What is read here must suit both.
final class PartsComponent: Component<any SlowDependency & QuickDependency> {
  func show() async throws {
    let quick: any QuickDependency = dependency
    print("parts", try quick.count, await quick.load(), (dependency as any SlowDependency).size)
  }
}

protocol ReadingDependency: Dependency {
  var volume: Int { get }
}

protocol WritingDependency: Dependency {
  var volume: Int { get nonmutating set }
}

protocol BothDependency: ReadingDependency, WritingDependency {}

final class VolumeComponent: Component<any BothDependency> {
  func raise() { (dependency as any WritingDependency).volume += 1 }
}

final class RootComponent: BootstrapComponent {
  let count = 3, size = 4
  var volume = 10

  func load() -> String { "loaded" }
  var parts: PartsComponent { PartsComponent(parent: self) }
  var louder: VolumeComponent { VolumeComponent(parent: self) }
}
