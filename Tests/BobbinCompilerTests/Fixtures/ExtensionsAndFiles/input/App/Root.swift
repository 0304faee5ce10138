import Bobbin

final class RootComponent: BootstrapComponent {
  let one = "body"
}

extension RootComponent {
  var two: String { "extension in the same file" }
}
