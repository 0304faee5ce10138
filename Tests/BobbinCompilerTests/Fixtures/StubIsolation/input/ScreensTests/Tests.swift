import Screens

@MainActor
public func test() async throws {
  let stub = ListDependencyStub(
    title: "title", rows: { ["a"] }, load: { "load \($0)" }, id: 7, theme: "theme")
  let list = ListComponent(dependency: stub)
  try await list.show()
  list.detail.show()
  let other = ListComponent(
    dependency: ListDependencyStub(overriding: list.dependency, title: "other"))
  try await other.show()
  other.detail.show()
}
