import Bobbin
import Screens

final class RootComponent: BootstrapComponent {
  var title = "first"
  // A closure that may not throw cannot call it.
  func detail(page: Int) throws -> Detail { throw CancellationError() }
  func detail(id: Int) -> Detail { Detail("detail \(id) of \(title)") }
  func load(from name: String) async throws -> Detail { Detail("loaded \(name)") }

  var screens: ScreensComponent { ScreensComponent(parent: self) }
}
