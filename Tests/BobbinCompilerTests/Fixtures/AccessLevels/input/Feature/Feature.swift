public import Bobbin
public import Kit

public protocol WideDependency: Dependency {
  var clock: any Clock { get }
}

/// Less visible than its protocol.
package final class NarrowComponent: Component<any WideDependency> {
  package var leaf: LeafComponent { LeafComponent(parent: self) }

  package func show() {
    print("narrow", dependency.clock.now)
    leaf.show()
  }
}

/// Still less.
final class HiddenComponent: Component<any WideDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

package protocol LeafDependency: Dependency {
  var gear: any Gear { get }
}

package final class LeafComponent: Component<any LeafDependency> {
  package func show() { print("leaf", dependency.gear.teeth) }
}

public protocol HouseDependency: Dependency {
  var clock: any Clock { get }
}

/// More visible than the type that it passes on, so only this package can create it.
open class HouseComponent: Component<any HouseDependency> {
  package let spokes = 8

  var narrow: NarrowComponent { NarrowComponent(parent: self) }
  var hidden: HiddenComponent { HiddenComponent(parent: self) }
  package var wheel: WheelComponent { WheelComponent(parent: self) }

  open func show() {
    narrow.show()
    hidden.leaf.show()
  }
}

package protocol WheelDependency: Dependency {
  var spokes: Int { get }
}

package final class WheelComponent: Component<any WheelDependency> {
  package func show() { print("wheel", dependency.spokes) }
}

@usableFromInline
protocol InlinableDependency: Dependency {
  var clock: any Clock { get }
}

/// Used by code that other modules inline, which need not see what is generated for it.
@usableFromInline
final class InlinableComponent: Component<any InlinableDependency> {
  var hidden: HiddenComponent { HiddenComponent(parent: self) }

  @usableFromInline
  func show() { print("inlinable", dependency.clock.now) }
}

extension HouseComponent {
  @usableFromInline var inlinable: InlinableComponent { InlinableComponent(parent: self) }

  @inlinable
  public func showInline() { inlinable.show() }
}
