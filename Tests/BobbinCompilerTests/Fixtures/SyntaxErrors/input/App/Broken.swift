import Bobbin

final class RootComponent: BootstrapComponent {
  let text = "never closed
  let other = 3
