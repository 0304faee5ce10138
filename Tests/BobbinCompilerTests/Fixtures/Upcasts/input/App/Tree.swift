import Bobbin
import Extras
import Models

protocol ScreenDependency: Dependency {
  var named: any Named { get }
  var animal: Animal { get }
  var optional: Animal? { get }
  var aged: any Aged { get }
  var text: String? { get }
  var both: any Named & Aged { get }
  var part: any Aged { get }
  var list: [Int] { get }
  var table: [String: Int] { get }
  var maybe: Int? { get }
  var closure: (Int) -> String { get }
  var implicit: String { get }
  var hidden: any Named { get }
  func make(_ puppy: Puppy) -> Animal?
}

final class ScreenComponent: Component<any ScreenDependency> {
  func show() {
    print(dependency.named.name, dependency.animal.sound, dependency.optional?.sound ?? "-")
    print(dependency.aged.age, dependency.text ?? "-", dependency.both.name, dependency.part.age)
    print(dependency.list, dependency.table, dependency.maybe ?? 0, dependency.closure(4))
    print(dependency.implicit, dependency.hidden.name, dependency.make(Puppy())?.sound ?? "-")
  }
}

struct Elder: Named {
  let name = "elder"
}

extension Elder: Aged {
  var age: Int { 90 }
}

final class RootComponent: BootstrapComponent {
  let named = Person(name: "Ann")
  let animal = Dog()
  let optional = Puppy()
  var aged: Puppy { Puppy() }
  let text: String = "text"
  let both = Elder()
  var part: any Aged & Named { Elder() }
  let list: Array<Int> = [1]
  let table: Swift.Dictionary<Swift.String, Int> = ["two": 2]
  let maybe: Optional<Int> = 3
  var closure: (_ number: Int) -> (String) { { "\($0)" } }
  // swift-format-ignore
  var implicit: String! = "implicit"
  var hidden: some Named { Elder() }
  func make(_ dog: Dog) -> Dog { dog }

  var screen: ScreenComponent { ScreenComponent(parent: self) }
}
