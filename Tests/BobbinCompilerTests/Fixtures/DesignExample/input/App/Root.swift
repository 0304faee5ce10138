import Bobbin
import Contracts
import LoggedIn

final class FileLogger: Logger {
  private var lines = 0

  func log(_ text: String) {
    lines += 1
    print("\(lines): \(text)")
  }
}

final class RootComponent: BootstrapComponent {
  lazy var logger: any Logger = FileLogger()

  func loggedIn(user: User) -> LoggedInComponent { LoggedInComponent(parent: self, user: user) }
}
