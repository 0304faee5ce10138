import Bobbin

protocol BottomDependency: Dependency {
  var side: String { get }
  var top: String { get }
}

final class BottomComponent: Component<any BottomDependency> {
  func show() { print("\(dependency.side) below \(dependency.top)") }
}

final class LeftComponent: Component<any EmptyDependency> {
  let side = "left"

  var bottom: BottomComponent { BottomComponent(parent: self) }
}

final class RightComponent: Component<any EmptyDependency> {
  let side = "right"

  var bottom: BottomComponent { BottomComponent(parent: self) }
}

/// Each side once from here, so that the bottom has four ways up.
final class TopComponent: Component<any EmptyDependency> {
  let name: String

  init(dependency: any EmptyDependency, name: String) {
    self.name = name
    super.init(dependency: dependency)
  }

  var top: String { name }
  var left: LeftComponent { LeftComponent(parent: self) }
  var right: RightComponent { RightComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let top = "the root"

  var first: TopComponent { TopComponent(parent: self, name: "the first") }
  var second: TopComponent { TopComponent(parent: self, name: "the second") }
  var left: LeftComponent { LeftComponent(parent: self) }
}
