import Bobbin

protocol LeafDependency: Dependency { var name: String { get } }

/// Its initializer records its caller.
final class LeafComponent: Component<any LeafDependency> {
  let place: String
  var name: String { dependency.name }
  init(
    dependency: any LeafDependency, file: StaticString = #fileID, depth: Int = 1, id: Int,
    line: Int = (#line), function: String = #function
  ) {
    place = "\(file):\(line) \(function) \(id) \(depth)"
    super.init(dependency: dependency)
  }
}

final class Service {
  let place: String
  init(_ id: Int, name: String, file: String = #fileID, line: UInt = #line, last: Int = 2) {
    place = "\(file):\(line) \(name) \(id) \(last)"
  }
}

final class RootComponent: BootstrapComponent {
  let name = "root"
  var leaf: LeafComponent { LeafComponent(parent: self, id: 7) }
  var deep: LeafComponent { LeafComponent(parent: self, depth: 2, id: 8) }
  var far: LeafComponent { LeafComponent(parent: self, file: "far", id: 9, line: 3) }
  var service: Service { Service(1, injecting: self) }
  var other: Service { Service(1, injecting: self, line: 5, last: 3) }
}
