import Bobbin

extension String {
  func detail(root: RootComponent) -> DetailComponent { DetailComponent(parent: root) }

  protocol InnerDependency: Dependency {
    var number: Int { get }
  }

  final class InnerComponent: Component<any InnerDependency> {
    let text = "inner"
  }
}

extension String.InnerComponent {
  var detail: DetailComponent { DetailComponent(parent: self) }
  var number: Int { dependency.number + 1 }
}

extension [RootComponent] {
  var details: [DetailComponent] { map { (root: RootComponent) in DetailComponent(parent: root) } }
}

let root = RootComponent()
print("".detail(root: root).number, root.inner.text, root.inner.detail.number)
