import Bobbin
import Screens

final class RootComponent: MainActorBootstrapComponent {
  let title = "title"
  let theme = "theme"
  let rows: [String] = ["a", "b"]

  var screen: ScreenComponent { ScreenComponent(parent: self) }
}

let root = RootComponent()
try await root.screen.show()
root.screen.detail.show()
