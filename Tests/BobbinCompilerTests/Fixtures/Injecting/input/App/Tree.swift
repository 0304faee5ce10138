import Bobbin

protocol Logger: AnyObject {
  func log(_ text: String)
}

final class PrintLogger: Logger {
  func log(_ text: String) { print("log:", text) }
}

struct User { let name: String }

// A class, an open one, a struct with and one without an initializer, an actor.

final class Greeter {
  private let logger: any Logger
  private let user: User

  init(_ logger: any Logger, for user: User) {
    self.logger = logger
    self.user = user
  }

  convenience init() { self.init(PrintLogger(), for: User(name: "nobody")) }

  func greet() { logger.log("hello \(user.name)") }
}

class Base {
  let logger: any Logger

  init(logger: any Logger) {
    self.logger = logger
  }
}

/// It has its initializer from its superclass.
final class Derived: Base {
  var count = 3
}

struct Point {
  let x: Int
  var y: Int
  var z = 0
  let unit = "m"
  var label: String?
}

struct Line {
  let length: Int

  init(x: Int, y: Int) {
    length = x * x + y * y
  }
}

actor Counter {
  private(set) var count: Int
  init(start count: Int) {
    self.count = count
  }
}

/// A closure that may be missing always escapes.
struct Button {
  nonisolated(unsafe) static var x = 5
  let y: Int
  var onTap: (() -> Void)?
}

protocol LoginDependency: Dependency {
  var logger: any Logger { get }
}

final class LoginComponent: Component<any LoginDependency> {
  let user: User

  init(dependency: any LoginDependency, user: User) {
    self.user = user
    super.init(dependency: dependency)
  }

  var greeter: Greeter { Greeter(injecting: self) }
  lazy var derived: Derived = .init(injecting: self)
  // Only the root has what it takes.
  var point: Point { Point(injecting: self) }
  func point(x: Int) -> Point { Point(injecting: self, x: x) }
  func points() -> [Point] { [3, 4].map { Point(x: $0, injecting: self, label: "p\($0)") } }
}

final class RootComponent: BootstrapComponent {
  let logger = PrintLogger()
  let x = 1, y = 2
  let start = 7

  func login(_ name: String) -> LoginComponent {
    LoginComponent(parent: self, user: User(name: name))
  }

  var point: Point? { Point(injecting: self) }
  var line: Line { Line(injecting: self) }
  var button: Button { Button(injecting: self, onTap: { print("tap") }) }
  var counter: Counter { Counter(injecting: self) }
}

/// Another component may ask, too.
func line(in root: RootComponent) -> Line { Line(injecting: root) }
