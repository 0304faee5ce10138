import Bobbin
import Contracts
internal import Secrets

public protocol LeafDependency: Dependency {
  var logger: any Logger { get }
}

public final class LeafComponent: Component<any LeafDependency> {
  var keeper: KeeperComponent { KeeperComponent(parent: self) }

  public func show() { dependency.logger.log(keeper.text) }
}

/// An upstream protocol that other modules cannot see, because it mentions types that they cannot see.
protocol KeeperDependency: Dependency {
  var secret: Secret { get }
}

final class KeeperComponent: Component<any KeeperDependency> {
  var text: String { dependency.secret.text }
}

extension LeafComponent {
  var secret: Secret { Secret() }
}
