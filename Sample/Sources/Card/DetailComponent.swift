import BankInterfaces
import Bobbin

/// What the details of the cards need.
///
/// DemandDeposit has a protocol of this name as well.
public protocol DetailDependency: Dependency {
  var accountBook: any AccountBook { get }
}

/// The details of the cards.
public final class DetailComponent: Component<any DetailDependency> {
  public var text: String { "\(dependency.accountBook.cards.count) cards" }
}
