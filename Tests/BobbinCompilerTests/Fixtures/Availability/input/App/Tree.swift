import Bobbin

@available(macOS 12, iOS 15, *)
struct Widget {
  let title = "widget"
}

@available(*, deprecated, message: "use widgets")
struct Panel {
  let title = "panel"
}

/// Some of it is newer, some is going away.
protocol BoardDependency: Dependency {
  var name: String { get }
  @available(macOS 12, iOS 15, *)
  var widget: Widget { get }
  @available(*, deprecated, message: "use widgets")
  var panel: Panel { get }
}

final class BoardComponent: Component<any BoardDependency> {
  @available(macOS 12, iOS 15, *)
  func show() { print(dependency.name, dependency.widget.title) }

  @available(*, deprecated)
  func showPanel() { print(dependency.panel.title) }
}

@available(macOS 12, iOS 15, *)
protocol WidgetDependency: Dependency {
  var widget: Widget { get }
}

/// Newer as a whole; it has a child itself.
@available(macOS 13, iOS 15, *)
final class WidgetComponent: Component<any WidgetDependency> {
  func show() { print(dependency.widget.title) }

  /// The nearest one, although it does not exist everywhere.
  @available(iOSApplicationExtension, unavailable, message: "it needs the whole application")
  var place: String { "widget" }
  var part: PartComponent { PartComponent(parent: self) }
}

protocol PartDependency: Dependency {
  var name: String { get }
  var old: Int { get }
  @available(iOSApplicationExtension, unavailable)
  var place: String { get }
}

final class PartComponent: Component<any PartDependency> {
  @available(iOSApplicationExtension, unavailable)
  func show() { print(dependency.name, dependency.old, dependency.place) }
}

/// Going away as a whole, with one initializer that went before.
@available(*, deprecated, renamed: "BoardComponent")
final class PanelComponent: Component<any BoardDependency> {
  init(dependency: any BoardDependency, size: Int) { super.init(dependency: dependency) }

  @available(*, deprecated, message: "it has a size")
  override init(dependency: any BoardDependency) { super.init(dependency: dependency) }

  func show() { print(dependency.panel.title) }
}

final class MiddleComponent: Component<any EmptyDependency> {
  var board: BoardComponent { BoardComponent(parent: self) }
  @available(macOS 13, iOS 15, *)
  var widgets: WidgetComponent { WidgetComponent(parent: self) }
  @available(*, deprecated)
  var panel: PanelComponent { PanelComponent(parent: self, size: 1) }
  @available(*, deprecated)
  var plain: PanelComponent { PanelComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let name = "root"
  let place = "root"
  @available(macOS 12, iOS 15, *)
  var widget: Widget { Widget() }
  @available(*, deprecated)
  var panel: Panel { Panel() }
  /// Deprecated where the requirement is not.
  @available(*, deprecated)
  var old: Int { 1 }

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

/// A service that is newer, and one that takes something newer.
@available(macOS 13, iOS 15, *)
final class WidgetModel {
  let widget: Widget
  init(widget: Widget) { self.widget = widget }
}

struct Shelf {
  let content: String
  init(row: Row) { content = row.content }
}

struct Row {
  let content: String
}

@available(macOS 12, iOS 15, *)
extension RootComponent {
  @available(macOS 13, *)
  var model: WidgetModel { WidgetModel(injecting: self) }
  var row: Row { Row(content: widget.title) }
  var shelf: Shelf { Shelf(injecting: self) }
  var rows: [Row] { Array(gathering: self) }
}

@available(*, deprecated)
func showOld(_ middle: MiddleComponent) {
  middle.board.showPanel()
  middle.panel.show()
  middle.plain.show()
}

/// So that the program itself uses nothing that is deprecated.
protocol Shower {
  func show(_ middle: MiddleComponent)
}

struct OldShower: Shower {
  @available(*, deprecated)
  func show(_ middle: MiddleComponent) { showOld(middle) }
}
