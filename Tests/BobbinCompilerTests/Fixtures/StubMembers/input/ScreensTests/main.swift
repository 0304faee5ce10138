@testable import Screens

let stub = ScreenDependencyStub(
  title: "title", screen: 7, screenFor: { "screen \($0)" },
  screenNamedIn: { name, style, room in
    room.append(style)
    return name
  },
  screenFor_: { "text " + $0 },
  sign: { "signed " + $0 },
  check: { number throws(Refusal) in
    guard number < 5 else { throw Refusal() }
    return number
  },
  fetch: { "fetched \($0)" },
  now: { 12 },
  each: { $0(5) },
  keep: { body in { body() } },
  lazily: { $0() },
  quiet: { print("quiet") },
  pick: { $0 },
  ticket: { Ticket(number: 9) },
  enter: { $0.number },
  repeat: { String(repeating: $0, count: $1) },
  base: { text, _ in text },
  line: { $0 * 2 },
  counter: { 6 },
  risky: { throw Refusal() },
  text: "text")

// What a closure cannot be, a subclass overrides.
final class Generic: ScreenDependencyStub {
  override func describe<Value: CustomStringConvertible>(
    _ value: Value
  ) -> String where Value: Equatable {
    "generic \(value)"
  }
  override func show(_ value: some CustomStringConvertible) -> String { "some \(value)" }
  override func tryEach(_ body: (Int) throws -> Void) rethrows { try body(1) }
  override var sensor: Int { 8 }
}

let real = ScreenComponent(dependency: stub)
print(real.runRisky())
let component = ScreenComponent(
  dependency: ScreenDependencyStub(overriding: real.dependency, risky: { "no risk" }))
try await component.run()
print(stub.text)
ScreenComponent(dependency: ScreenDependencyStub(overriding: Generic())).runGeneric()

// A value that is set stays in the stub.
let box = BoxDependencyStub(count: 1)
print(BoxComponent(dependency: box).more(), box.count)
let root = Root()
print(BoxComponent(dependency: BoxDependencyStub(overriding: root.box.dependency)).more())
print(BoxComponent(dependency: BoxDependencyStub(overriding: root.box.dependency, count: 5)).more())
print(root.count)
