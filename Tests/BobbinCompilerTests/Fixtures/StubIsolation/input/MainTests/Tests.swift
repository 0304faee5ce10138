@testable import Parts

/// The stub belongs to no actor, whatever the default of its module is.
nonisolated public func testOffActor() async {
  let part = PartDependencyStub(refresh: { _ in }, name: "part", load: { "main \($0)" })
  await PartComponent(dependency: part).load()
}

final class Log {
  var count = 0
}

/// A subclass belongs to the main actor, by default.
final class MakingStub: MakingDependencyStub {
  let log = Log()

  override func make<Value>(_ value: Value) -> Value {
    log.count += 1
    return value
  }
}

public func testMaking() {
  let stub = MakingStub()
  MakingComponent(dependency: stub).show()
  print(stub.log.count)
}
