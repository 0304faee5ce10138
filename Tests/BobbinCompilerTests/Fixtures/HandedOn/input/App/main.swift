import Bobbin

struct Log { let name: String }

protocol LeafDependency: Dependency {
  var log: Log { get }
}
protocol BranchDependency: LeafDependency {
  var title: String { get }
}

final class RootComponent: BootstrapComponent {
  let log = Log(name: "root's log")
  let title = "title"
  var branch: BranchComponent { BranchComponent(parent: self) }
  @MainActor var screen: ScreenComponent { ScreenComponent(parent: self) }
}

/// Adds nothing to what its children need: they get its dependency as it is.
final class BranchComponent: Component<any BranchDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var branch: BranchComponent { BranchComponent(parent: self) }
  func logging(to log: Log) -> OtherComponent { OtherComponent(parent: self, log: log) }
}

final class LeafComponent: Component<any LeafDependency> {}

/// Has a log of its own for its children, which need a provider.
final class OtherComponent: Component<any BranchDependency> {
  let log: Log

  init(dependency: any BranchDependency, log: Log) {
    self.log = log
    super.init(dependency: dependency)
  }

  var leaf: LeafComponent { LeafComponent(parent: self) }
  var branch: BranchComponent { BranchComponent(parent: self) }
}

@MainActor
final class ScreenComponent: MainActorComponent<any BranchDependency> {
  var label: LabelComponent { LabelComponent(parent: self) }
  /// Stored, but this does not keep the component alive.
  lazy var kept = LabelComponent(parent: self)
}

@MainActor
final class LabelComponent: MainActorComponent<any LeafDependency> {}

let root = RootComponent()
let branch = root.branch
print(branch.leaf.dependency.log.name, branch.branch.branch.leaf.dependency.log.name)
let other = branch.logging(to: Log(name: "another log"))
print(other.leaf.dependency.log.name, other.branch.dependency.log.name)
print(root.screen.label.dependency.log.name)

@MainActor func freed() -> Bool {
  weak var screen: ScreenComponent?
  do {
    let made = root.screen
    _ = made.kept
    screen = made
  }
  return screen == nil
}
print("freed:", freed())
