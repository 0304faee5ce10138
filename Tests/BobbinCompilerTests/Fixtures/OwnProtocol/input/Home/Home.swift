import Bobbin
import Deposit
import Savings

/// Knows neither contract and passes both on.
public final class HomeComponent: Component<any EmptyDependency> {
  public var deposit: DepositComponent { DepositComponent(parent: self) }
  public var savings: SavingsComponent { SavingsComponent(parent: self) }
}
