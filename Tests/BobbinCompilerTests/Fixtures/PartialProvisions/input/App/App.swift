import Bobbin

protocol LeafDependency: Dependency {
  var log: String { get }
  var size: Int { get }
  var tracker: String? { get }
  #if FLAG
    var flagged: String { get }
  #else
    var unflagged: String { get }
  #endif
}

extension LeafDependency {
  var tracker: String? { nil }
}

final class LeafComponent: Component<any LeafDependency> {
  var text: String { dependency.log + (dependency.tracker ?? "") }
}

struct Service {
  var log: String
}

// What it has under a condition would serve here and not there.
final class NearComponent: Component<any EmptyDependency> {
  #if FLAG
    let log = "near"
    let tracker: String? = "near"
    let unflagged = "never"
    let flagged = "near"
  #elseif OTHER
    let log = "other"
  #endif
  let size = 1

  var leaf: LeafComponent { LeafComponent(parent: self) }
  var sameLeaf: OtherLeafComponent { OtherLeafComponent(parent: self) }
  var service: Service { Service(injecting: self) }
  #if FLAG
    var flagged2: FlaggedComponent { FlaggedComponent(parent: self) }
  #endif
}

final class OtherLeafComponent: Component<any LeafDependency> {}

protocol FlaggedDependency: Dependency {
  var log: String { get }
}

final class FlaggedComponent: Component<any FlaggedDependency> {
  var text: String { dependency.log }
}

// An '#else' shows that this is meant.
protocol PlainDependency: Dependency {
  var log: String { get }
}

final class PlainComponent: Component<any PlainDependency> {
  #if FLAG
    let log = "plain"
  #else
    var log: String { dependency.log }
  #endif

  var flagged: FlaggedComponent { FlaggedComponent(parent: self) }
}

final class ForgetfulComponent: Component<any PlainDependency> {
  var flagged: FlaggedComponent { FlaggedComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let log = "far"
  let tracker: String? = nil
  let unflagged = "far"
  let flagged = "far"

  var near: NearComponent { NearComponent(parent: self) }
  var plain: PlainComponent { PlainComponent(parent: self) }
  var forgetful: ForgetfulComponent { ForgetfulComponent(parent: self) }
}
