import Bobbin

@MainActor protocol Windowed {
  var title: String { get }
}

/// In Swift 6 this belongs to the main actor because of what it inherits from.
protocol PageDependency: Dependency, Windowed {
  var number: Int { get }
  var count: Int { get }
}

// A component that belongs to no actor can be made anywhere, and so must what serves it.
final class PageComponent: Component<any PageDependency> {
  @MainActor func show() { print(dependency.title, dependency.number, "of", dependency.count) }
}

final class BookComponent: BootstrapComponent {
  @MainActor var title: String { "Title" }
  @MainActor var number: Int { 1 }
  let count = 3

  var page: PageComponent { PageComponent(parent: self) }
}

@MainActor final class ShelfComponent: BootstrapComponent {
  var title: String { "Shelf" }
  var number: Int { 2 }
  let count = 3

  var page: PageComponent { PageComponent(parent: self) }
}

BookComponent().page.show()
ShelfComponent().page.show()
