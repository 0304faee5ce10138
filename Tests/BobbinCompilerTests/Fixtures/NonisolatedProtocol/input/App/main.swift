import Bobbin

protocol CountDependency: Dependency {
  var count: Int { get }
}

/// Swift takes members that satisfy this for nonisolated, even `count`, which says nothing.
nonisolated protocol LeafDependency: CountDependency {
  @MainActor var title: String { get }
  @MainActor func open(_ id: Int) -> String
}

nonisolated final class LeafComponent: Component<any LeafDependency> {
  @MainActor var text: String { dependency.title + dependency.open(dependency.count) + twig.text }

  @MainActor var twig: TwigComponent { TwigComponent(parent: self) }
}

protocol TwigDependency: Dependency {
  var colour: String { get }
  @MainActor var length: Int { get }
}

nonisolated final class TwigComponent: Component<any TwigDependency> {
  @MainActor var text: String { "\(dependency.colour) \(dependency.length)" }
}

// What a protocol only inherits does not count.
protocol BudDependency: LeafDependency {
  var age: Int { get }
}

final class BudComponent: Component<any BudDependency> {
  @MainActor var text: String { "\(dependency.title)\(dependency.count) \(dependency.age)" }
}

@MainActor final class RootComponent: MainActorBootstrapComponent {
  let title = "Leaf "
  var count: Int { 1 }
  var colour: String { " green" }
  var length: Int { 2 }
  func open(_ id: Int) -> String { "\(id)" }

  var age: Int { 3 }

  var leaf: LeafComponent { LeafComponent(parent: self) }
  var bud: BudComponent { BudComponent(parent: self) }
}

@MainActor func main() {
  print(RootComponent().leaf.text)
  print(RootComponent().bud.text)
}
main()
