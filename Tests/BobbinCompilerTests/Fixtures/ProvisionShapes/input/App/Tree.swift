import Bobbin

@propertyWrapper
struct Doubled {
  var wrappedValue: Int

  init(wrappedValue: Int) {
    self.wrappedValue = wrappedValue * 2
  }
}

final class Thing {
  let name = "thing"
}

struct Box<Value> {
  let value: Value
}

protocol LeafDependency: Dependency {
  var constant: Int { get }
  var variable: String { get }
  var lazily: Thing { get }
  var wrapped: Int { get }
  var observed: Int { get }
  var weakly: Thing? { get }
  var unownedThing: Thing { get }
  var first: Int { get }
  var second: Int { get }
  var paired: Character { get }
  var deep: Float { get }
  var limited: Bool { get }
  var coroutine: Double { get }
  var overridden: String { get }
  var generic: Box<Int> { get }
  var negative: Int { get }
  var text: String { get }
  var long: String { get }
  var built: Thing { get }
  func make() -> Thing
  func twice(_ value: Int) -> Int
}

final class LeafComponent: Component<any LeafDependency> {
  func show() {
    print(dependency.constant, dependency.variable, dependency.lazily.name, dependency.wrapped)
    print(dependency.observed, dependency.weakly?.name ?? "-", dependency.unownedThing.name)
    print(dependency.first, dependency.second, dependency.limited, dependency.coroutine)
    print(dependency.overridden, dependency.generic.value, dependency.negative, dependency.text)
    print(dependency.paired, dependency.deep)
    print(dependency.long, dependency.built.name, dependency.make().name, dependency.twice(4))
  }
}

class BaseComponent: BootstrapComponent {
  var overridden: String { "base" }
  class func twice(_ value: Int) -> Int { 0 }
}

/// Provisions in every shape that a property or a function can have.
final class RootComponent: BaseComponent {
  let constant = 1
  var variable = "variable"
  lazy var lazily = Thing()
  @Doubled var wrapped: Int = 2
  var observed = 3 { didSet { print("now \(observed)") } }
  private let kept = Thing()
  weak var weakly: Thing?
  unowned let unownedThing: Thing
  let first, second: Int
  let (paired, (_, deep)): (Character, (Int, Float)) = ("p", (1, 2.5))
  private(set) var limited = true
  var coroutine: Double { _read { yield 1.5 } }
  override var overridden: String { "derived" }
  let generic = Box<Int>(value: 5)
  let negative = -6
  let text = """
    several "lines"
    """
  @available(*, deprecated, message: "only to see that it is read")
  var old: String { "old" }
  final public var long: String {
    let parts = ["l", "o", "n", "g"]
    return parts.joined()
  }
  let built: Thing = {
    let thing = Thing()
    return thing
  }()

  override init() {
    unownedThing = kept
    (first, second) = (7, 8)
    super.init()
    weakly = kept
    observed = 4
  }

  @discardableResult
  func make() -> Thing { Thing() }

  func twice(_ value: Int) -> Int { value * 2 }

  var leaf: LeafComponent { LeafComponent(parent: self) }
}
