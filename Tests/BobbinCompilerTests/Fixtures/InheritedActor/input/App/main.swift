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

// A class has the actor of what its protocol inherits from, whatever the language mode.
protocol Printing: Windowed {
  func page(_ number: Int) -> String
}

final class Printer {
  let page: (Int) -> String
  init(page: @escaping (Int) -> String) { self.page = page }
}

final class PressComponent: BootstrapComponent, Printing {
  let title = "Press"
  var printer: Printer { Printer(injecting: self) }
  func page(_ number: Int) -> String { "\(title), page \(number)" }
}

// A member has the actor of the requirement that its extension serves, and of what it overrides.
@MainActor protocol Loading {
  func load() async -> Int
  func reload() async -> Int
}

protocol ReaderDependency: Dependency {
  func load() async -> Int
  func reload() async -> Int
}

final class ReaderComponent: Component<any ReaderDependency> {
  func read() async -> [Int] { [await dependency.load(), await dependency.reload()] }
}

class StandComponent: BootstrapComponent {
  @MainActor func reload() async -> Int { 1 }
  var reader: ReaderComponent { ReaderComponent(parent: self) }
}

final class NewsstandComponent: StandComponent {
  override func reload() async -> Int { 2 }
  var ownReader: ReaderComponent { ReaderComponent(parent: self) }
}

extension StandComponent: Loading {
  func load() async -> Int { 3 }
}

BookComponent().page.show()
ShelfComponent().page.show()
print(PressComponent().printer.page(7))
func read() async { print(await NewsstandComponent().ownReader.read()) }
await read()
