import Bobbin
import Charts
import Maps
import Screens

final class RootComponent: BootstrapComponent {
  let chart = Chart()
  let poster = Chart()
  let street = Street()
  let town = Town()

  var screen: ScreenComponent { ScreenComponent(parent: self) }
}

let screen = RootComponent().screen
screen.show()
screen.showTown()
