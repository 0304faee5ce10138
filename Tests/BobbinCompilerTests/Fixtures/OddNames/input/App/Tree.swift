import Bobbin

struct `Mid-Level` { let name = "between" }

protocol LeafDependency: Dependency {
  var parent: String { get }
  var upstream: String { get }
  var dependency: String { get }
  var `default`: String { get }
  var `in`: String { get }
  var `two words`: String { get }
  var `in-between`: `Mid-Level` { get }
  var café: String { get }
  var 日本: String { get }
  var value: String { get }
  var `Type`: String { get }
  func `init`(_ parent: String, upstream: String) -> String
  func `self`(value: Int, _ other: Int, _: Int) -> Int
}

final class LeafComponent: Component<any LeafDependency> {
  func show() {
    print(dependency.parent, dependency.upstream, dependency.default, dependency.in)
    print(dependency.`two words`, dependency.café, dependency.日本, dependency.value)
    print(dependency.`init`("a", upstream: "b"), dependency.`self`(value: 1, 2, 3))
    print(dependency.`Type`, dependency.dependency, dependency.`in-between`.name)
  }
}

protocol MiddleDependency: Dependency {
  var parent: String { get }
  var `default`: String { get }
}

final class MiddleComponent: Component<any MiddleDependency> {
  let parentName = "middle"

  var leaf: LeafComponent { LeafComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let parent = "parent"
  let upstream = "upstream"
  let dependency = "dependency"
  let `default` = "default"
  let `in` = "in"
  let `two words` = "two words"
  let `in-between` = `Mid-Level`()
  let café = "café"
  let 日本 = "日本"
  let value = "value"
  let `Type` = "type"

  func `init`(_ parent: String, upstream: String) -> String { parent + upstream }
  func `self`(value: Int, _ other: Int, _ third: Int) -> Int { value + other + third }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
