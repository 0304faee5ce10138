import Bobbin

class Base {
  let name: String

  init(name: String) {
    self.name = name
  }

  func show() { print("\(type(of: self)) of \(name)") }
}

/// Inherits its superclass's initializers, the generated ones as well.
class Middle: Base {}

final class Last: Middle {}

/// Takes more than its superclass does.
final class Numbered: Base {
  let number: Int

  init(name: String, number: Int) {
    self.number = number
    super.init(name: name)
  }

  override func show() { print("\(type(of: self)) \(number) of \(name)") }
}

/// Has another value under the same name.
class Titled<Title> {
  let title: Title

  init(title: Title) {
    self.title = title
  }
}

final class Heading: Titled<String> {}

/// Has 'init()' beside convenience initializers, and a subclass inherits both.
class Counter: CustomStringConvertible {
  var count = 1
  var description: String { "\(count)" }

  convenience init(count: Int) {
    self.init()
    self.count = count
  }
}

extension Counter {
  convenience init(name: String) { self.init(count: name.count) }
}

final class Doubled: Counter {
  convenience init(half: Int) { self.init(count: 2 * half) }
}

protocol LeafDependency: Dependency {
  var name: String { get }
}

/// Wires them as well, and has something from above.
final class LeafComponent: Component<any LeafDependency> {
  let number = 2

  var base: Base { Base(injecting: self) }
  var last: Last { Last(injecting: self) }
  var numbered: Numbered { Numbered(injecting: self) }
}

/// A decorator gets the value that it wraps, also where a superclass has it.
class WrappingComponent: Component<any LeafDependency> {
  lazy var name: String = "(\(Base(injecting: self).name))"
}

final class SubComponent: WrappingComponent {}

class RootComponent: BootstrapComponent {
  let name = "root"
  let title = "title"

  var base: Base { Base(injecting: self) }
  var middle: Middle { Middle(injecting: self) }
  var last: Last { Last(injecting: self) }
  func numbered(_ number: Int) -> Numbered { Numbered(injecting: self, number: number) }
  func base(_ name: String) -> Base { Base(injecting: self, name: name) }
  func middle(_ name: String) -> Middle { .init(injecting: self, name: name) }
  var titled: Titled<String> { Titled<String>(injecting: self) }
  var heading: Heading { Heading(injecting: self) }
  var counters: [Counter] { [Counter(injecting: self), Doubled(injecting: self)] }
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var sub: SubComponent { SubComponent(parent: self) }
}

/// Wires a superclass where its own superclass wires the subclass.
final class OtherRoot: RootComponent {
  var again: Base { Base(injecting: self) }
  var lastAgain: Last { Last(injecting: self) }
}
