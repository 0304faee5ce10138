import Bobbin
import Names

typealias Somebody = Person

protocol ScreenDependency: Dependency {
  var user: Somebody { get }
  var handler: Handler { get }
  var pair: Pair<Int, String> { get }
  var reply: API.Reply { get }
  var keys: [API.Key: Int] { get }
  var nothing: () -> Void { get }
}

typealias Needs = ScreenDependency
typealias Base = Component<any Needs>

final class ScreenComponent: Base {
  func show() {
    dependency.handler(dependency.user)
    print(dependency.pair, dependency.reply, dependency.keys.count)
    dependency.nothing()
  }
}

final class RootComponent: BootstrapComponent {
  let user: Names.User = User(name: "Ann")
  let handler: (Names.User) -> () = { print("handling \($0.name)") }
  let pair: (Int, String) = (1, "one")
  var reply: Result<String, Error> { .success("reply") }
  let keys: Dictionary<Names.API.Key, Int> = [:]
  let nothing: () -> () = { print("nothing") }

  var screen: ScreenComponent { ScreenComponent(parent: self) }
}
