import Bobbin
import Core

public struct Item {
  public let text: String
  public init(_ text: String) { self.text = text }
}

public protocol Named {}

extension Named {
  public var name: String { "protocol" }
}

public struct Printer {
  public let item: Item
  public init(item: Item) { self.item = item }
}

open class StyleComponent: Component<any EmptyDependency> {}

extension Feature {
  struct Row {
    let text = "list"
  }

  protocol CellDependency: Dependency {
    var row: Row { get }
    var item: Item { get }
    var name: String { get }
  }

  final class CellComponent: Component<any CellDependency> {
    var all: String { "\(dependency.row.text) \(dependency.item.text) \(dependency.name)" }
  }

  public final class ListComponent: Component<any EmptyDependency> {
    let row = Row()
    let item = Item("item")
    var cell: CellComponent { CellComponent(parent: self) }
    var printer: Printer { Printer(injecting: self) }
    public var all: String { "\(cell.all) \(printer.item.text)" }
  }
}
