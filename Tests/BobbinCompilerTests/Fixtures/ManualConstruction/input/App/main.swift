import Bobbin
import Screens

/// A root that is built by hand, from a class that also has what the leaf below needs.
final class Host: ScreenComponentUpstream {
  let title = "host"
  let style = "handmade"
}

struct Title: PlainDependency {
  let title = "struct"
}

let screen = ScreenComponent(dependency: Host())
screen.show()
screen.leaf.show()
PlainComponent(dependency: Title()).show()
