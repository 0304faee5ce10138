import Bobbin

// The type of this name is imported in one branch and declared in the other.
#if canImport(Paint)
  import Paint
#else
  struct Colour {
    let name = "plain"
  }
#endif

// Aliases of different types, of equal ones, and of base classes.
#if DEBUG || !DEBUG && TEST
  typealias Client = FakeClient
  typealias Words = [Swift.String]
  typealias Scope = TracedComponent
#else
  typealias Client = LiveClient
  typealias Words = [String]
  typealias Scope = Component
#endif

class TracedComponent<Needs>: Component<Needs> {}

struct FakeClient {
  var name: String { "fake" }
}

struct LiveClient {
  let name: String
}

final class Service {
  let client: Client
  init(client: Client) { self.client = client }
}

protocol LeafDependency: Dependency {
  var colour: Colour { get }
  var client: Client { get }
  var words: [String] { get }
}

final class LeafComponent: Component<any LeafDependency> {
  func show() { print(dependency.colour.name, dependency.client.name, dependency.words) }
}

final class MiddleComponent: Scope<any EmptyDependency> {
  #if DEBUG || !DEBUG && TEST
    let client = FakeClient()
  #else
    let client = LiveClient(name: "live")
  #endif
  let words: Words = ["nearest"]

  var leaf: LeafComponent { LeafComponent(parent: self) }
  var service: Service { Service(injecting: self) }
}

final class RootComponent: BootstrapComponent {
  let colour: Colour = Colour()
  #if DEBUG || !DEBUG && TEST
    let client: Client = FakeClient()
  #else
    let client: Client = LiveClient(name: "farther")
  #endif
  let words: [String] = []

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
