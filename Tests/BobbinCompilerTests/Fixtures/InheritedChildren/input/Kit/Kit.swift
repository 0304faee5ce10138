import Bobbin

public protocol BadgeDependency: Dependency {
  var theme: String { get }
  var service: Int { get }
}

public final class BadgeComponent: Component<any BadgeDependency> {
  public func show() { print("badge", dependency.theme, dependency.service) }
}

/// A base class that creates a child, whatever the dependency of its subclasses is.
open class ScreenComponent<Needs>: Component<Needs> {
  public var badge: BadgeComponent { BadgeComponent(parent: self) }
}

/// A base class that can be created itself.
open class OpenComponent: Component<any EmptyDependency> {
  var own: BadgeComponent { BadgeComponent(parent: self) }

  public let number = 9
  var tag: Tag { Tag(injecting: self) }

  var hidden: HiddenComponent { HiddenComponent(parent: self) }

  public func show() { own.show(); print("tag", tag.number) }
}

final class HiddenComponent: OpenComponent {}

/// Only its module can create one, whatever subclasses the component has elsewhere.
public struct Tag {
  let number: Int
}
