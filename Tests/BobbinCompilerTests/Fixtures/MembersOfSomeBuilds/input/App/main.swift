// Values of some builds, for what has a default in the others.
import Bobbin

struct Log {
  let name: String
}

protocol ScreenDependency: Dependency {
  var log: Log? { get }
  var trace: Log? { get }
  var extra: Log? { get }
}

extension ScreenDependency {
  var log: Log? { nil }
  var trace: Log? { nil }
  var extra: Log? { nil }
}

final class ScreenComponent: Component<any ScreenDependency> {
  var names: [String] { [dependency.log, dependency.trace].map { $0?.name ?? "none" } }
  var tools: Tools { Tools(injecting: self) }
}

struct Tools {
  let extra: Log?
}

final class Store {
  let names: [String]

  init(log: Log = Log(name: "default"), trace: Log? = nil, cache: Log) {
    names = [log.name, trace?.name ?? "none", cache.name]
  }
}

final class Purchases {
  let name: String

  init(trace: Log = Log(name: "default")) { name = trace.name }
}

protocol PartDependency: Dependency {
  var cache: Log { get }
  #if ON
    var log: Log { get }
  #endif
  #if OFF
    var trace: Log { get }
  #endif
}

final class PartComponent: Component<any PartDependency> {
  var store: Store { Store(injecting: self) }
}

/// Forwards what has a default only below it.
final class MiddleComponent: Component<any EmptyDependency> {
  var screen: ScreenComponent { ScreenComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let cache = Log(name: "cache")
  #if ON
    let log = Log(name: "log")
  #endif
  #if OFF
    let trace = Log(name: "trace")
  #endif

  var screen: ScreenComponent { ScreenComponent(parent: self) }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
  var store: Store { Store(injecting: self, trace: nil) }
  var purchases: Purchases { Purchases(injecting: self) }
  var part: PartComponent { PartComponent(parent: self) }
}

let root = RootComponent()
print(root.screen.names, root.store.names, root.purchases.name, root.part.store.names)
print(root.middle.screen.names)
