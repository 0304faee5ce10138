import Bobbin

protocol LeafDependency: Dependency {}

private final class PrivateComponent: Component<any LeafDependency> {}

final class OtherRoot: BootstrapComponent {}

final class PublicComponent: Component<any LeafDependency> {}

protocol OtherDependency: Dependency {}

#if DEBUG
  typealias VaryingDependency = OtherDependency
  final class VaryingComponent: Component<any OtherDependency> {}
#else
  typealias VaryingDependency = LeafDependency
  final class VaryingComponent: Component<any LeafDependency> {}
#endif

final class AliasComponent: Component<any VaryingDependency> {}

final class RootComponent: BootstrapComponent {
  private var hidden: PrivateComponent { PrivateComponent(parent: self) }
  var root: OtherRoot { OtherRoot(parent: self) }
  var varying: VaryingComponent { VaryingComponent(parent: self) }
  var alias: AliasComponent { AliasComponent(parent: self) }
}

protocol NarrowDependency: OtherDependency {}

class BaseComponent: Component<any OtherDependency> {}

final class NarrowComponent: BaseComponent {
  init(dependency: any NarrowDependency, id: Int) { super.init(dependency: dependency) }
}

final class WideComponent: Component<any OtherDependency> {
  init(dependency: any NarrowDependency, id: Int) { super.init(dependency: dependency) }
}

final class NarrowRoot: BootstrapComponent {
  func narrow(id: Int) -> NarrowComponent { NarrowComponent(parent: self, id: id) }
  func wide(id: Int) -> WideComponent { WideComponent(parent: self, id: id) }
}

enum Namespace {
  fileprivate enum Inner {
    final class DeepComponent: Component<any LeafDependency> {}
  }

  fileprivate final class HiddenRoot: BootstrapComponent {
    var leaf: PublicComponent { PublicComponent(parent: self) }
    var deep: Inner.DeepComponent { Inner.DeepComponent(parent: self) }
  }
}

private extension Namespace {
  final class ShyComponent: Component<any LeafDependency> {}

  static func shy(_ root: RootComponent) -> ShyComponent { ShyComponent(parent: root) }
}
