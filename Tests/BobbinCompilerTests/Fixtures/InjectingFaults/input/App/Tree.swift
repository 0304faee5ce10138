import Bobbin
import Foundation

struct Store {}
struct Cache {}

final class Screen {
  init(store: Store) {}
  init(cache: Cache) {}
}

final class Hidden {
  private init(store: Store) {}
}

/// What 'NSObject' can be created with is not known.
final class Foreign: NSObject {
  convenience init(store: Store) { self.init() }
}

/// Only a macro could say what it is created with.
@ModelActor actor Model {}

struct Box<Value> {
  let store: Value
}

private struct Secret {
  let store: Store
}

/// A hand-written initializer is left alone.
struct Own {
  init(injecting root: RootComponent) {}
}

final class GameComponent: Component<any EmptyDependency> {}

final class RootComponent: BootstrapComponent {
  let store = Store(), cache = Cache()

  var game: GameComponent { GameComponent(injecting: self) }
  var root: RootComponent { RootComponent(injecting: self) }
  var own: Own { Own(injecting: self) }
  var screen: Screen { Screen(injecting: self) }
  var hidden: Hidden { Hidden(injecting: self) }
  var foreign: Foreign { Foreign(injecting: self) }
  var box: Any { Box(injecting: self) }
  var model: Model { Model(injecting: self) }
  private var secret: Secret { Secret(injecting: self) }
}

/// It takes another value in some builds.
struct Settings {
  let store: Store
  #if DEBUG
    let cache: Cache
  #endif
}

/// Its memberwise initializer is as hidden as the property.
struct Sealed {
  let store: Store
  private var cache: Cache
}

extension RootComponent {
  var settings: Settings { Settings(injecting: self) }
  var sealed: Sealed { Sealed(injecting: self) }
}

/// Only swiftc knows what is passed.
struct Limits {
  let store: Store
  var sizes = [1, 2]
}

extension RootComponent {
  var limits: Limits { Limits(injecting: self) }
  var otherLimits: Limits { Limits(injecting: self, sizes: [3]) }
}

/// What it makes depends on the component's own argument.
final class ShelfComponent<Value>: Component<any EmptyDependency> {
  var box: Box<Value> { Box<Value>(injecting: self) }
}

/// No scope can provide a value of just any type.
struct Tagged {
  init<Tag>(store: Store, tag: Tag) where Tag: Sendable {}
}

/// The component cannot provide a value to change.
struct Counter {
  init(store: Store, count: inout Int) {}
}
struct Title {
  init(count: @autoclosure @escaping @MainActor () -> Int) {}
}

extension RootComponent {
  var shelf: ShelfComponent<Int> { ShelfComponent(parent: self) }
  var tagged: Tagged { Tagged(injecting: self) }
  var count: Int { 1 }
  var counter: Counter { Counter(injecting: self) }
  var title: Title { Title(injecting: self) }
}

/// Each is in the other, which swiftc refuses.
@propertyWrapper struct Inner {
  @Outer var wrappedValue: Int
}

@propertyWrapper struct Outer {
  @Inner var wrappedValue: Int
}

struct Wrapped {
  @Inner var size: Int
}

extension RootComponent {
  var wrapped: Wrapped { Wrapped(injecting: self) }
}

/// A structure has no convenience initializers.
struct Choice {
  init(width: Int) {}
  init(width: Int, height: Int) {}
}

extension RootComponent {
  var choice: Choice { Choice(injecting: self) }
}

/// Without the first of them, Swift would take the second for the first.
struct Frame {
  init(_ left: Int = 1, _ right: Int = 2) {}
}

extension RootComponent {
  var right: Int { 3 }
  var frame: Frame { Frame(injecting: self) }
}

/// Nothing has such a name.
struct Nameless {
  init(_: Int) {}
}

extension RootComponent {
  var nameless: Nameless { Nameless(injecting: self) }
}
