import Bobbin

/// Protocols that say nothing of isolation, in a module whose default is none.
protocol ScreenDependency: Dependency {
  var title: String { get }
  func refresh() -> Int
}

@MainActor
protocol PartDependency: Dependency {
  var theme: String { get }
  nonisolated var number: Int { get }
}

final class ScreenComponent: MainActorComponent<any ScreenDependency> {
  var part: PartComponent { PartComponent(parent: self) }

  func show() { print(dependency.title, dependency.refresh()) }
}

/// Says itself that it belongs to the main actor.
@MainActor
final class PartComponent: Component<any PartDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }

  func show() { print(dependency.theme, dependency.number) }
}

final class LeafComponent: MainActorComponent<any ScreenDependency & PartDependency> {
  func show() { print(dependency.title, dependency.theme) }
}

final class RootComponent: MainActorBootstrapComponent {
  var count = 0
  var title: String { "title \(count)" }
  var number: Int { count }
  let theme = "theme"

  func refresh() -> Int {
    count += 1
    return count
  }

  var screen: ScreenComponent { ScreenComponent(parent: self) }
}
