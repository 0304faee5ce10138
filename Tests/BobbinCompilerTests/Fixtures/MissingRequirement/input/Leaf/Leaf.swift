import Bobbin

public protocol LeafDependency: Dependency {
  var name: String { get }
  var volume: Int { get }
  func say(_ text: String, to listener: String) -> Int
}

public final class LeafComponent: Component<any LeafDependency> {}

/// Other modules cannot provide it.
protocol Clock {}

struct Watch {
  let clock: any Clock
}

public protocol Paper {}

public protocol WatchDependency: Dependency {
  var paper: any Paper { get }
}

public final class WatchComponent: Component<any WatchDependency> {
  var watch: Watch { Watch(injecting: self) }
}
