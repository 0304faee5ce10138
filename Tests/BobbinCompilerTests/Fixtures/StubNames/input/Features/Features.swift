import Bobbin

public protocol Loading { func load() -> String }
public protocol Showing { func show() -> String }
public typealias Factory = Loading & Showing
public typealias Narrow = Loading

/// A composition, and a name for one, belong to no protocol.
public final class PairComponent: Component<any Loading & Showing> {
  public var text: String { dependency.load() + dependency.show() }
}

public final class FactoryComponent: Component<any Factory> {
  public var text: String { dependency.show() + dependency.load() }
}

/// Several that depend on one protocol share a stub.
public final class FirstComponent: Component<any Loading> {
  public var text: String { dependency.load() }
}

public final class SecondComponent: Component<any Narrow> {
  public var text: String { dependency.load() }
}

/// One of these passes on something that the other does not know, so each has its own stub.
public final class LowComponent: Component<any Showing> {
  public var text: String { dependency.show() }
}

public final class HighComponent: Component<any Showing> {
  public var first: FirstComponent { FirstComponent(parent: self) }
}

/// The runtime's protocols have no module of their own, either.
public final class EmptyComponent: Component<any EmptyDependency> {
  public let text = "empty"
}

public final class PassingComponent: Component<any EmptyDependency> {
  public var low: LowComponent { LowComponent(parent: self) }
}

/// Types in types.
public enum Outer {
  public protocol Dependency { var name: String { get } }
  public final class InnerComponent: Component<any Outer.Dependency> {
    public var text: String { dependency.name }
  }
}

/// The test has its own.
public protocol HandmadeDependency: Dependency { var name: String { get } }
public final class HandmadeComponent: Component<any HandmadeDependency> {
  public var text: String { dependency.name }
}

/// A class below a component is built from what its superclass is built from.
open class BaseComponent: Component<any BaseDependency> {
  public var first: FirstComponent { FirstComponent(parent: self) }
}
public final class DerivedComponent: BaseComponent {
  public var text: String { dependency.base }
}
public protocol BaseDependency { var base: String { get } }

/// What it passes on is of a type that only this module sees, so its stub is for it alone.
public final class ShyComponent: Component<any ShyDependency> {
  public var text: String { dependency.shy }
  var hidden: HiddenComponent { HiddenComponent(parent: self) }
}
public protocol ShyDependency { var shy: String { get } }
func makeShy(_ stub: any ShyComponentUpstream) -> ShyComponent { ShyComponent(dependency: stub) }
struct Hidden {}
protocol HiddenDependency { var hidden: Hidden { get } }
final class HiddenComponent: Component<any HiddenDependency> {
  func use() { _ = dependency.hidden }
}

/// A value, not a protocol, so it needs no stub.
public struct Settings: Sendable { public init() {} }
public final class SettingsComponent: Component<Settings> {}

/// Generic, as long as its dependency is not.
public final class ListComponent<Element>: Component<any ListDependency> {
  public var text: String { "\(Element.self) \(dependency.count)" }
}
public protocol ListDependency { var count: Int { get } }

/// Not there on every system.
@available(macOS 14, *)
public protocol NewDependency { var new: Int { get } }
@available(macOS 15, *)
public final class NewComponent: Component<any NewDependency> {
  public var text: String { "\(dependency.new)" }
}

/// Only sometimes there.
#if EXTRAS
  public protocol ExtraDependency { var extra: Int { get } }
  public final class ExtraComponent: Component<any ExtraDependency> {}
#endif

/// What it passes on has another name than what an extension adds to its protocol.
public protocol SigningDependency: Dependency {}
extension SigningDependency {
  public var name: String? { get async { nil } }
}
public final class SigningComponent: Component<any SigningDependency> {
  public var handmade: HandmadeComponent { HandmadeComponent(parent: self) }
}
