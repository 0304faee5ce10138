import Bobbin

/// Runs where it is called, by a build setting or because it says so.
protocol NearDependency: Dependency {
  func load(_ id: Int) async -> String
  nonisolated func title() async -> String
  var count: Int { get async }
}

final class NearComponent: MainActorComponent<any NearDependency> {
  func show() async {
    print(await dependency.load(4), await dependency.title(), await dependency.count)
  }
}

@MainActor
public func testNear() async {
  let stub = NearDependencyStub(load: { "load \($0)" }, title: { "near" }, count: { 5 })
  await NearComponent(dependency: stub).show()
}
