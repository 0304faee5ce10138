import BankInterfaces
import Bobbin

/// What the details of the account need.
///
/// Card has a protocol of this name as well.
public protocol DetailDependency: Dependency {
  var user: User { get }
}

/// The details of the account.
public final class DetailComponent: Component<any DetailDependency> {
  public var text: String { "the account of \(dependency.user.name)" }
}
