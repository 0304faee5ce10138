import Bobbin

protocol EvenDependency: Dependency {
  var count: Int { get }
  var even: String { get }
}

/// Each creates the other, and passes on what the other needs.
final class EvenComponent: Component<any EvenDependency> {
  let number: Int

  init(dependency: any EvenDependency, number: Int) {
    self.number = number
    super.init(dependency: dependency)
  }

  var next: OddComponent { OddComponent(parent: self, number: number + 1) }

  func show() { print("\(number) of \(dependency.count) is \(dependency.even)") }
}

protocol OddDependency: Dependency {
  var odd: String { get }
}

final class OddComponent: Component<any OddDependency> {
  let number: Int

  init(dependency: any OddDependency, number: Int) {
    self.number = number
    super.init(dependency: dependency)
  }

  var next: EvenComponent { EvenComponent(parent: self, number: number + 1) }

  func show() { print("\(number) is \(dependency.odd)") }
}

final class RootComponent: BootstrapComponent {
  let count = 4
  let even = "even"
  let odd = "odd"

  var zero: EvenComponent { EvenComponent(parent: self, number: 0) }
}
