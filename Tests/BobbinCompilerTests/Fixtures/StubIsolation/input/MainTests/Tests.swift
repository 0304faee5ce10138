@testable import Parts

/// The stub belongs to no actor, whatever the default of its module is.
nonisolated public func testOffActor() async {
  let part = PartDependencyStub(refresh: { _ in }, name: "part", load: { "main \($0)" })
  await PartComponent(dependency: part).load()
}
