import Bobbin

struct Failure: Error {}

final class Box<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  enum Lid {
    case open
  }
}

protocol LeafDependency: Dependency {
  var words: any Collection<String> { get }
  var pair: (name: String, Int?) { get }
  var type: any Error.Type { get }
  var metatype: Int.Type { get }
  var change: (inout Int) -> Void { get }
  var check: @Sendable (Int) throws(Failure) -> Int { get }
  var fetch: (Int) async throws -> [String: [Int?]] { get }
  var higher: ((Int) -> String) -> (@escaping () -> Int) -> Int { get }
  var optionalFunction: (() -> Void)? { get }
  var optionalAny: (any Error)? { get }
  var box: Box<[Int]> { get }
  var lid: Box<Int>.Lid { get }
  var both: (any Error & Sendable)? { get }
  var anything: Any { get }
  var object: AnyObject { get }
  var nested: [[String]: Set<Int>] { get }
  func pass(_ body: @escaping @Sendable () -> Void, _ value: sending Box<Int>)
  func take(_ value: consuming String) -> String
  func look(_ value: borrowing String) -> Int
}

final class LeafComponent: Component<any LeafDependency> {
  func show() async throws {
    print(dependency.words.count, dependency.pair, dependency.type, dependency.metatype)
    var number = 1
    dependency.change(&number)
    print(number, try dependency.check(3), try await dependency.fetch(4))
    print(dependency.higher { "\($0)" }({ 5 }), dependency.optionalFunction == nil)
    print(dependency.optionalAny == nil, dependency.box.value, dependency.lid)
    print(dependency.both == nil, dependency.anything, dependency.object is Box<Int>)
    print(dependency.nested, dependency.take("taken"), dependency.look("four"))
    dependency.pass({}, Box(1))
  }
}

final class MiddleComponent: Component<any EmptyDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let words: any Collection<String> = ["a", "b"]
  let pair: (name: String, Int?) = ("Ann", 3)
  let type: any Error.Type = Failure.self
  let metatype: Int.Type = Int.self
  let change: (inout Int) -> Void = { $0 += 1 }
  let check: @Sendable (Int) throws(Failure) -> Int = { $0 }
  let fetch: (Int) async throws -> [String: [Int?]] = { ["a": [$0, nil]] }
  let higher: ((Int) -> String) -> (@escaping () -> Int) -> Int = { _ in { $0() } }
  let optionalFunction: (() -> Void)? = nil
  let optionalAny: (any Error)? = nil
  let box: Box<[Int]> = Box([1])
  let lid: Box<Int>.Lid = .open
  let both: (any Sendable & Error)? = nil
  let anything: Any = 7
  let object: AnyObject = Box(1)
  let nested: [[String]: Set<Int>] = [["a"]: [1]]

  func pass(_ body: @escaping @Sendable () -> Void, _ value: sending Box<Int>) { body() }
  func take(_ value: consuming String) -> String { value }
  func look(_ value: borrowing String) -> Int { value.count }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
