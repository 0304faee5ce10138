import Bobbin

// Types nested in a generic type or a protocol, named through what decides the arguments.

struct Store<State> {
  struct Action {
    let name: String
  }
}

typealias NumberStore = Store<Int>

class Screen<Route> {
  struct Settings {
    let routes: [Route]
  }
}

final class NumberScreen: Screen<Int> {}

protocol Reducer {
  associatedtype Action
  typealias Send = (Action) -> String
}

enum NumberReducer: Reducer {
  typealias Action = Int
}

protocol ArgumentsDependency: Dependency {
  var action: NumberStore.Action { get }
  var settings: NumberScreen.Settings { get }
  var send: NumberReducer.Send { get }
}

final class ArgumentsComponent: Component<any ArgumentsDependency> {
  var text: String {
    "\(dependency.action.name) \(dependency.settings.routes) \(dependency.send(4))"
  }
}
