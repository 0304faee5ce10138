import Bobbin

public protocol ScreenDependency: Dependency {
  var title: String { get }
}

/// A class between components and `Component`, which provides something itself.
open class ScreenComponent<Needs>: Component<Needs> {
  public var style: String { "plain" }
  open var footer: String { "footer of all screens" }
}

open class TitledComponent: ScreenComponent<any ScreenDependency> {
  public var kind: String { "titled" }
}

open class CountedComponent<Needs>: ScreenComponent<Needs> {
  public let count: Int

  public init(dependency: Needs, count: Int) {
    self.count = count
    super.init(dependency: dependency)
  }
}

public typealias Screen<Needs> = CountedComponent<Needs>

open class KeyedComponent<Key>: Component<any ScreenDependency> {
  public let key: Key

  public init(dependency: any ScreenDependency, key: Key) {
    self.key = key
    super.init(dependency: dependency)
  }
}

public typealias Plain = Component

public typealias NamedComponent = KeyedComponent<String>

public protocol Clocked {}

extension Clocked {
  public var clock: String { "tick" }
}
