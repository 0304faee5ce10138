import Bobbin

protocol Logger {}

struct FileLogger: Logger {}

protocol LeafDependency: Dependency {
  var logger: any Logger { get }
  var volume: Int { get }
  var name: String { get }
  var title: String { get }
  var risky: String { get }
  var fetched: String { get throws }
  var text: String { get nonmutating set }
  var limit: Int { get nonmutating set }
  var shared: String { get }
  var untyped: [String] { get }
  var kind: String { get }
  var gone: String { get }
  var slot: any Logger { get }
  func make(_ id: Int) -> String
  func load() -> String
}

final class LeafComponent: Component<any LeafDependency> {}

final class MiddleComponent: Component<any EmptyDependency> {
  private let volume = 3
  fileprivate var name: String { "name" }
  var title: Int { 3 }
  func kind() -> String { "" }
  func make(id: Int) -> String { "" }

  var leaf: LeafComponent { LeafComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let log = FileLogger()
  let volume = "loud"
  var risky: String { get throws { "" } }
  var fetched: String { get async throws { "" } }
  let text = "constant"
  private(set) var limit = 3
  static let shared = "static"
  let untyped = ["a"].map { $0 }
  let slot = Shared<any Logger>()
  @available(*, unavailable) var gone: String { "" }
  func make(_ id: String) -> String { id }
  func load() async -> String { "" }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
