import Bobbin

// A tree that the plugin wires: without it nothing here compiles.

protocol Clock {
  var time: Int { get }
}

struct StoppedClock: Clock {
  let time: Int
}

final class RootComponent: BootstrapComponent {
  lazy var clock: any Clock = StoppedClock(time: 12)
  func folder(_ name: String) -> FolderComponent { FolderComponent(parent: self, name: name) }
}

protocol FolderDependency: Dependency {}

/// A folder of folders: its own descendant, to any depth.
final class FolderComponent: Component<any FolderDependency> {
  let name: String

  init(dependency: any FolderDependency, name: String) {
    self.name = name
    super.init(dependency: dependency)
  }

  func folder(_ name: String) -> FolderComponent {
    FolderComponent(parent: self, name: self.name + "/" + name)
  }

  var file: FileComponent { FileComponent(parent: self) }
}

protocol FileDependency: Dependency {
  var name: String { get }
  var clock: any Clock { get }
}

final class FileComponent: Component<any FileDependency> {
  var description: String { "\(dependency.name) at \(dependency.clock.time)" }
}

/// Not final, so that a test can override what it makes.
class OpenRootComponent: BootstrapComponent {
  var clock: any Clock { StoppedClock(time: 12) }
  let name: String = "open"
  var file: FileComponent { FileComponent(parent: self) }
}
