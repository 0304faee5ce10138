import Bobbin
import Core

extension Feature {
  struct Row {
    let text = "grid"
  }

  protocol CellDependency: Dependency {
    var row: Row { get }
  }

  final class CellComponent: Component<any CellDependency> {}

  public final class GridComponent: Component<any EmptyDependency> {
    let row = Row()
    var cell: CellComponent { CellComponent(parent: self) }
    public var all: String { cell.dependency.row.text }
  }
}
