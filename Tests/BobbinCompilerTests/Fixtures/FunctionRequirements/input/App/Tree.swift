import Bobbin

struct Refusal: Error {}

protocol ScreenDependency: Dependency {
  func screen(for id: Int) -> String
  func screen(named name: String, _ style: String, in room: inout [String]) -> String
  func describe<Value: CustomStringConvertible>(_ value: Value) -> String where Value: Equatable
  func sign(_ text: String) throws -> String
  func check(_ number: Int) throws(Refusal) -> Int
  func fetch(_ id: Int) async throws -> String
  func now() async -> Int
  func each(_ body: (Int) -> Void)
  func keep(_ body: @escaping () -> String) -> () -> String
  func lazily(_ value: @autoclosure () -> String) -> String
  func quiet()
  func weigh(_ text: consuming String, _ more: borrowing String) -> sending String
  func `repeat`(_ in: String, times self: Int) -> String
  var counter: Int { get async }
  var risky: String { get throws }
  var slow: String { get async throws(Refusal) }
}

final class ScreenComponent: Component<any ScreenDependency> {
  func run() async throws {
    var room = ["door"]
    print(dependency.screen(for: 1))
    print(dependency.screen(named: "start", "dark", in: &room), room)
    print(dependency.describe(2.5))
    print(try dependency.sign("me"))
    print(try dependency.check(3))
    print(try await dependency.fetch(4))
    print(await dependency.now())
    dependency.each { print("each \($0)") }
    print(dependency.keep { "kept" }())
    print(dependency.lazily("lazy"))
    dependency.quiet()
    print(dependency.weigh("light", "heavy"))
    print(dependency.repeat("ha", times: 3))
    print(await dependency.counter)
    print(try dependency.risky)
    print(try await dependency.slow)
  }
}

final class MiddleComponent: Component<any EmptyDependency> {
  var screen: ScreenComponent { ScreenComponent(parent: self) }
}

/// Some provisions have fewer effects than is allowed, others other names inside.
final class RootComponent: BootstrapComponent {
  func screen(for identifier: Int = 3) -> String { "screen \(identifier)" }

  func screen(named: String, _ style: String, in list: inout [String]) -> String {
    list.append(style)
    return named
  }

  func describe<T: CustomStringConvertible>(_ thing: T) -> String where T: Equatable {
    thing.description
  }

  func sign(_ text: String) -> String { "signed \(text)" }
  func check(_ number: Int) throws(Refusal) -> Int { number }
  func fetch(_ id: Int) async -> String { "fetched \(id)" }
  func now() async -> Int { 12 }
  func each(_ body: (Int) -> Void) { body(5) }
  func keep(_ body: @escaping () -> String) -> () -> String { body }
  func lazily(_ value: @autoclosure () -> String) -> String { value() }
  func quiet() { print("quiet") }
  func weigh(_ text: String, _ more: String) -> String { text + more }

  func `repeat`(_ text: String, times: Int) -> String { String(repeating: text, count: times) }
  var counter: Int { 6 }
  var risky: String { get throws { "risky" } }
  var slow: String { get async { "slow" } }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
