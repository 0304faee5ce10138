import Bobbin
import Deposit
import Home
import Savings

/// One object in the app serves both.
final class PasswordSigning {
  var count = 0

  func sign(_ text: String) -> String {
    count += 1
    return "\(text) signed, \(count)"
  }
}

extension PasswordSigning: DepositSigning, SavingsSigning {}

final class RootComponent: BootstrapComponent {
  lazy var signing = PasswordSigning()

  var home: HomeComponent { HomeComponent(parent: self) }
}

let root = RootComponent()
root.home.deposit.open()
root.home.savings.open()
root.home.deposit.open()
