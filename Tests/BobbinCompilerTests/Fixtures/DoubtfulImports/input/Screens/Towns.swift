internal import Bobbin
public import Charts
internal import struct Maps.Town

protocol TownDependency: Dependency {
  var town: Town { get }
  // Not of Maps, of which this file knows nothing else.
  var poster: Chart { get }
}

final class TownComponent: Component<any TownDependency> {
  func show() { print(dependency.town.name, dependency.poster.name) }
}

extension ScreenComponent {
  var town: TownComponent { TownComponent(parent: self) }
  public func showTown() { town.show() }
  public var other: Chart { Chart() }
}
