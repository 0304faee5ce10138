import Bobbin

protocol ScreenDependency: Dependency { var title: String { get } }

/// Belongs to the main actor; its parent does not, and may create it all the same.
@MainActor
final class ScreenComponent: Component<any ScreenDependency> {
  var shown = 0
  var last: String?
  let list: [String] = []
  lazy var length: Int = dependency.title.count
  func show() {
    shown += 1
    print(dependency.title, shown, length, list.count, row.text)
  }
  var row: RowComponent { RowComponent(parent: self) }
}

@MainActor public protocol RowDependency: Dependency { var title: String { get } }

@MainActor
final class RowComponent: Component<any RowDependency> {
  var text: String { dependency.title.uppercased() }
}

protocol ListDependency: Dependency { var title: String { get } }

final class ListComponent: Component<any ListDependency> {
  func row() -> RowComponent { RowComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let title = "Six"
  var screen: ScreenComponent { ScreenComponent(parent: self) }
  var list: ListComponent { ListComponent(parent: self) }
  @MainActor public func show() { print(list.row().text) }
}
