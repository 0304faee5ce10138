import Bobbin
import Kit

typealias NumberBox = Box<Int>
typealias LoggerBox = Box<any Logger>

final class Named: Pair<Int, String> {}

/// Of several initializers the one is used that takes all that is there.
final class Choosy {
  let text: String

  init() { text = "nothing" }
  init(x: Int) { text = "x \(x)" }
  init(x: Int, logger: any Logger) { text = "x \(x), \(logger.name)" }
  init(x: Int, logger: any Logger, missing: Int) { text = "all" }
  init(id: Int, x: Int) { text = "id \(id), x \(x)" }
  init(id: String, x: Int) { text = "id '\(id)', x \(x)" }
  convenience init(x: Int, tag: String) { self.init(x: x) }
}

/// Numbers without labels: which one is passed follows from what else can be filled.
struct Plain {
  let text: String

  init(_ x: Int, _ name: String) { text = "\(x) \(name)" }
}

struct Odd {
  let text: String

  init(
    repository logger: some Logger, _ x: @autoclosure () -> Int, numbers: Int...,
    tag: String? = "t", `in` place: String, done: () -> Void = {}
  ) {
    done()
    text = "\(logger.name) \(x()) \(numbers) \(tag ?? "nil") \(place)"
  }
}

struct Many {
  let count: Int

  init<Values: Collection>(of values: Values, x: Int) where Values.Element == Int {
    count = values.count + x
  }
}

/// Swift knows from the argument what is left out here.
struct Report {
  let text: String

  init<Target: Logger>(to logger: Target, x: Int) { text = "\(logger.name) \(x)" }
}

/// Only what the call passes is left open.
struct Summary {
  let text: String

  init<Target, Store: Logger, Value: BinaryInteger>(
    to logger: Target, repository: Store, plus value: Value
  ) where Target: Logger, Value: SignedInteger {
    text = "\(logger.name) \(repository.name) \(value)"
  }
}

enum Mode {
  case fast, slow

  init(x: Int) { self = x > 3 ? .fast : .slow }
}

/// In each build it takes something else.
struct Variant {
  let text: String

  #if RELEASE
    init(x: Int, place: String) { text = "\(place) \(x)" }
  #else
    init(x: Int, debugName: String) { text = "\(debugName) \(x)" }
  #endif
}

/// What can be created in the same way in all builds is, whatever the initializer for previews is.
struct Previewed {
  let text: String

  init(x: Int) { text = "x \(x)" }
  init(x: Int, style: Int) { text = "\(style)" }

  #if !RELEASE
    init() { text = "preview" }
    init(x: Int, style: String) { text = style }
    init(x: Int, debugName: String) { text = debugName }
  #endif
}

typealias Action = () -> String

/// A memberwise initializer keeps the closures that it gets.
struct Screen {
  let x: Int
  let onOpen: Action
  var onMove: (@MainActor (Int) -> Void)?
  let onClose: @MainActor () -> String
}

/// Of two initializers that take the same, the one without a default is preferred.
struct Range {
  var lower = 0
  var upper = 10
}

extension Range {
  init(lower: Int) {
    self.init()
    (self.lower, upper) = (lower, lower + 1)
  }
}

/// Callers of a generic function choose the arguments.
final class Pages<Item> {
  let text: String

  init(place: String, first item: Item) { text = "\(item) \(place)" }
}

/// All of this comes from above; only an archive has a decoder.
struct Quiet {
  let text: String

  init(
    place _: String, tag: consuming String, wait: @escaping () async -> Int,
    risk: @autoclosure () throws -> Int
  ) throws {
    text = "\(tag) \(try risk())"
  }
  init(from decoder: any Decoder) throws { text = "decoded" }
}

/// The initializer does not throw, but what it is passed may, when it is read.
struct Lazy {
  let risk: () throws -> Int

  init(risk: @autoclosure @escaping () throws -> Int) { self.risk = risk }
}

extension Outer {
  struct Local {
    let inner: Inner?
    let logger: Logger
  }
}

final class RootComponent: BootstrapComponent {
  let x = 4
  let logger: any Kit.Logger = FileLogger(name: "file")
  let repository = FileLogger(name: "repository")
  let tag = "tag"
  let place = "here"
  let first = 1, second = "two"
  // Only what is asked for by name and type is taken.
  let limit = "many"
  func wait() async -> Int { 1 }
  var risk: Int { get throws { 2 } }
  let values = [1, 2]
  #if !RELEASE
    let debugName = "debug"
  #endif

  var service: Service { Service(injecting: self) }
  var point: Kit.Point { Kit.Point(injecting: self) }
  var later: Lazy { Lazy(injecting: self) }
  lazy var inner: Outer.Inner = .init(injecting: self)
  var value: Int { x + 1 }
  var box: NumberBox { NumberBox(injecting: self) }
  var boxOfContext: Box<Int> { Box(injecting: self) }
  var pair: Pair<Int, String> { Pair<Int, String>(injecting: self) }
  var choosy: Choosy { Choosy(injecting: self) }
  func choosy(_ id: Int) -> Choosy { Choosy(id: id, injecting: self) }
  func choosy(_ id: String) -> Choosy { Choosy.init(id: id, injecting: self) }
  func plain() -> Plain { Plain(injecting: self, "name") }
  var odd: Odd { Odd(injecting: self) }
  func odd(_ done: () -> Void) -> Odd { Odd(injecting: self, tag: nil) { done() } }
  func quietly(_ done: () -> Void) -> Odd { Odd(injecting: self, tag: nil, done: done) }
  var many: Many { Many(injecting: self, of: [1, 2, 3]) }
  var report: Report { Report(injecting: self) }
  var reportOfBelow: Report { below.report }
  func summary(_ value: Int8) -> Summary { Summary(injecting: self, plus: value) }
  var mode: Mode { Mode(injecting: self) }
  func screen(_ onOpen: @escaping Action) -> Screen {
    Screen(injecting: self, onOpen: onOpen) { "closed" }
  }
  var range: Range { Range(injecting: self, lower: 3) }
  var variant: Variant { Variant(injecting: self) }
  func pages<Value>(_ value: Value) -> Pages<Value> {
    Pages<Value>(injecting: self, first: value)
  }
  var previewed: Previewed { Previewed(injecting: self) }
  func previewed(in style: Int) -> Previewed { Previewed(injecting: self, style: style) }
  #if !RELEASE
    func previewed(in style: String) -> Previewed { Previewed(injecting: self, style: style) }
  #endif
  var local: Outer.Local { Outer.Local(injecting: self, logger: Outer.Logger(injecting: self)) }

  var below: BelowComponent { BelowComponent(parent: self) }
}

protocol BelowDependency: Dependency {
  var x: Int { get }
}

final class BelowComponent: Component<any BelowDependency> {
  let value: any Logger = FileLogger(name: "value")

  var point: Point { .init(injecting: self) }
  var report: Report { Report(injecting: self, x: 7) }
  var box: LoggerBox { LoggerBox(injecting: self) }
  func quiet() throws -> Quiet { try Quiet(injecting: self) }
  // The superclass's, which comes from above.
  var named: Named { Named(injecting: self) }
}

/// Keeps a component, and wires with it.
struct Keeper {
  let root: RootComponent

  var points: [Kit.Point] { [Kit.Point(injecting: root), Point(injecting: self.root)] }
  func mode(below: BelowComponent) -> Point { Point(injecting: below) }
}
