import Bobbin

protocol LeafDependency: Dependency {}

class LeafComponent: Component<any LeafDependency> {
  required override init(dependency: any LeafDependency) { super.init(dependency: dependency) }
}

final class RootComponent: BootstrapComponent {
  let kind = LeafComponent.self

  func ofProperty() -> LeafComponent { kind.init(parent: self) }

  func ofLocal() -> LeafComponent {
    let kind = LeafComponent.self
    print(kind)
    return kind.init(parent: self)
  }

  func ofElement() -> LeafComponent {
    let kinds = [LeafComponent.self]
    print(kinds)
    return kinds[0].init(parent: self)
  }

  func ofCall() -> LeafComponent { type(of: LeafComponent(parent: self)).init(parent: self) }
}
