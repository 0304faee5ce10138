import Bobbin
import Elsewhere

protocol LeafDependency: Dependency, Missing {
  var title: String { get }
}

final class LeafComponent: Component<any LeafDependency> {}

/// What its children need may be what it needs itself.
final class OtherComponent: Component<any Absent & LeafDependency> {
  var part: PartComponent { PartComponent(parent: self) }
  var label: Label { Label(injecting: self) }
}

protocol PartDependency: Dependency {
  var color: String { get }
}

final class PartComponent: Component<any PartDependency> {}

struct Label {
  let font: String
}

final class RootComponent: BootstrapComponent {
  let title = "title"

  var leaf: LeafComponent { LeafComponent(parent: self) }
  var other: OtherComponent { OtherComponent(parent: self) }
}

/// Elsewhere "nothing" is often `Void`.
final class NeedlessComponent: Component<Void> {}
