import Bobbin
import Screens

final class RootComponent: BootstrapComponent {
  var title = "first"
  func detail(id: Int) -> Detail { Detail("detail \(id) of \(title)") }
  func load(from name: String) async throws -> Detail { Detail("loaded \(name)") }

  var screens: ScreensComponent { ScreensComponent(parent: self) }
}
