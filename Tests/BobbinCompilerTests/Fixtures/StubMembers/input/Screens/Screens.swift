import Bobbin

struct Refusal: Error {}

struct Ticket: ~Copyable {
  let number: Int
}

protocol ScreenDependency: Dependency {
  var title: String { get }
  /// Functions of one name, and a property.
  var screen: Int { get }
  func screen(for id: Int) -> String
  func screen(named name: String, _ style: String, in room: inout [String]) -> String
  func screen(for text: String) -> String
  func describe<Value: CustomStringConvertible>(_ value: Value) -> String where Value: Equatable
  func show(_ value: some CustomStringConvertible) -> String
  func sign(_ text: String) throws -> String
  func check(_ number: Int) throws(Refusal) -> Int
  func fetch(_ id: Int) async throws -> String
  func now() async -> Int
  func each(_ body: (Int) -> Void)
  func tryEach(_ body: (Int) throws -> Void) rethrows
  func keep(_ body: @escaping () -> String) -> () -> String
  func lazily(_ value: @autoclosure () -> String) -> String
  func quiet()
  func pick(_ name: String!) -> String!
  func passOn(_ item: sending AnyObject) -> sending AnyObject
  func ticket() -> Ticket
  func enter(with ticket: consuming Ticket) -> Int
  func `repeat`(_ in: String, times self: Int) -> String
  func base(_ overriding: String, file: Int) -> String?
  var line: (Int) -> Int { get }
  var counter: Int { get async }
  var risky: String { get throws }
  var slow: String? { get async throws(Refusal) }
  var text: String { get nonmutating set }
  #if PROBES
    var probe: Int { get }
  #else
    var sensor: Int { get }
  #endif
}

final class ScreenComponent: Component<any ScreenDependency> {
  func run() async throws {
    var room = ["door"]
    print(dependency.title, dependency.screen, dependency.screen(for: 1))
    print(dependency.screen(for: "x"))
    print(dependency.screen(named: "start", "dark", in: &room), room)
    print(try dependency.sign("me"), try dependency.check(3), try await dependency.fetch(4))
    print(await dependency.now())
    dependency.each { print("each \($0)") }
    print(dependency.keep { "kept" }(), dependency.lazily("lazy"))
    dependency.quiet()
    print(dependency.pick("red") ?? "none")
    print(dependency.enter(with: dependency.ticket()))
    print(dependency.repeat("ha", times: 3), dependency.base("b", file: 2) ?? "none")
    print(dependency.line(3), await dependency.counter, try dependency.risky)
    print(try await dependency.slow ?? "not slow")
    dependency.text += "!"
    print(dependency.text)
  }

  func runGeneric() {
    print(dependency.describe(2.5), dependency.show(3), dependency.sensor)
    dependency.tryEach { print("try \($0)") }
  }

  func pass(_ item: sending AnyObject) -> AnyObject { dependency.passOn(item) }

  func runRisky() -> String {
    do { return try dependency.risky } catch { return "\(error)" }
  }
}

protocol BoxDependency: AnyObject {
  var count: Int { get set }
}

final class BoxComponent: Component<any BoxDependency> {
  func more() -> Int {
    dependency.count += 1
    return dependency.count
  }
}

final class Root: BootstrapComponent {
  var count = 10
  var box: BoxComponent { BoxComponent(parent: self) }
}
