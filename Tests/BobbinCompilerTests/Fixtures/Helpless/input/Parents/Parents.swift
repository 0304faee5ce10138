import Bobbin

protocol LeafDependency: Dependency {}

final class LeafComponent: Component<any LeafDependency> {}

final class RootComponent: BootstrapComponent {
  var implicit: [Any] { [wrap(.init(parent: self))] }
  var unknown: LeafComponent { LeafComponent(parent: other) }
  lazy var all: [LeafComponent] = [LeafComponent](gathering: scope())
  static let shared = Service(injecting: self)
  /// A reference is no call.
  let make = LeafComponent.init(parent:)

  func find() -> RootComponent { self }
  func wrap<Value>(_ value: Value) -> Value { value }
  func open() { show(.init(injecting: self)) }
  func gather() { print(Array(gathering: self)) }
}

final class Service {}

struct View {
  var service: Service { Service(injecting: self) }
}

func scope() -> RootComponent { RootComponent() }

func global(_ unknown: some AnyObject, _ scopes: [RootComponent]) {
  _ = LeafComponent(parent: unknown)
  let found = RootComponent().find()
  _ = LeafComponent(parent: found)
  _ = Service(injecting: scopes[0])
}
