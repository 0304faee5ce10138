import Bobbin

protocol LeafDependency: Dependency {}

final class LeafComponent: Component<any LeafDependency> {
  let id: Int

  init(dependency: any LeafDependency, id: Int, style: String = "plain") {
    self.id = id
    super.init(dependency: dependency)
  }

  private init(dependency: any LeafDependency, secret: Int) {
    id = secret
    super.init(dependency: dependency)
  }

  init(dependency: any LeafDependency, numbers: Int...) {
    id = numbers.count
    super.init(dependency: dependency)
  }
}

final class PlainComponent: Component<any LeafDependency> {}

final class RootComponent: BootstrapComponent {
  var bare: LeafComponent { LeafComponent(parent: self) }
  var order: LeafComponent { LeafComponent(id: 3, parent: self) }
  var lines: LeafComponent {
    LeafComponent(
      stile: ["fancy", "plain"].first ?? "",
      parent: self,
      id: [3, 4].map { $0 + 1 }.count)
  }
  var secret: LeafComponent { LeafComponent(parent: self, secret: 3) }
  var fine: LeafComponent { LeafComponent(parent: self, id: 3) }
  var misspelt: LeafComponent { LeafComponent(parent: self, id: 3, stile: "fancy") }
  var extra: PlainComponent { PlainComponent(parent: self, id: 3) }
}
