import Bobbin

protocol WholeDependency: Dependency {
  var given: Int { get }
  var absent: Int { get }
}
final class WholeComponent: Component<any WholeDependency> {}
final class RootComponent: BootstrapComponent {
  private let secret = ""
  var whole: WholeComponent { WholeComponent(parent: self) }
}
