import Bobbin

protocol OneDependency: Dependency {
  var service: Int { get }
  func make(_ id: Int) -> String
}

final class OneComponent: Component<any OneDependency> {
  func show() { print("one", dependency.service, dependency.make(1)) }
}

protocol TwoDependency: Dependency {
  var service: String { get }
  func make(_ id: String) -> String
}

final class TwoComponent: Component<any TwoDependency> {
  func show() { print("two", dependency.service, dependency.make("2")) }
}

protocol ThreeDependency: Dependency {
  var service: Int? { get }
}

final class ThreeComponent: Component<any ThreeDependency> {
  func show() { print("three", dependency.service ?? 0) }
}

protocol MiddleDependency: Dependency {
  var service: Double { get }
}

/// Passes on three services of one name, and needs a fourth.
final class MiddleComponent: Component<any MiddleDependency> {
  var one: OneComponent { OneComponent(parent: self) }
  var two: TwoComponent { TwoComponent(parent: self) }
  var three: ThreeComponent { ThreeComponent(parent: self) }

  func show() { print("middle", dependency.service) }
}

final class StringsComponent: Component<any EmptyDependency> {
  let service = "string"

  func make(_ id: String) -> String { "string \(id)" }
  var numbers: NumbersComponent { NumbersComponent(parent: self) }
}

final class NumbersComponent: Component<any EmptyDependency> {
  let service = 7

  func make(_ id: Int) -> String { "number \(id)" }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let service = 2.5

  var strings: StringsComponent { StringsComponent(parent: self) }
}
