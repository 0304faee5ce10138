import Bobbin
import Kit

/// Not what `Style` means inside the classes below.
struct Style {}

protocol Home: Painting {
  typealias Leaf = LeafComponent
}

class BaseRootComponent: BootstrapComponent {
  /// Created by a class that inherits its name.
  final class InnerComponent: Component<any InnerDependency> {
    var text: String { "inner \(dependency.colour)" }
  }

  private struct Hidden {}
}

final class RootComponent: BaseRootComponent, Home {
  let colour: Colour = 7

  var screen: HomeScreenComponent { HomeScreenComponent(parent: self) }
  var inner: InnerComponent { InnerComponent(parent: self) }
  let action = NumberStore.Action(name: "add")
  let settings = NumberScreen.Settings(routes: [1])
  let send: NumberReducer.Send = { "sent \($0)" }
  var arguments: ArgumentsComponent { ArgumentsComponent(parent: self) }
  var qualified: RootComponent.InnerComponent { RootComponent.InnerComponent(parent: self) }
}

protocol InnerDependency: Dependency {
  var colour: Int { get }
}

/// Its superclass has a `Style`, and so has a protocol further away.
final class HomeScreenComponent: ScreenComponent {
  var style: Style { Style("home") }
  var leaf: LeafComponent { LeafComponent(parent: self) }
}

protocol LeafDependency: Dependency {
  var style: HomeScreenComponent.Style { get }
  var colour: RootComponent.Colour { get }
}

final class LeafComponent: Component<any LeafDependency> {
  var text: String { "\(dependency.style.name) \(dependency.colour)" }
}
