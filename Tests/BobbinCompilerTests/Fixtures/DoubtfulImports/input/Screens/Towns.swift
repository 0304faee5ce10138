internal import Bobbin
internal import Maps
import struct Maps.Town
public import Charts

protocol TownDependency: Dependency {
  var town: Town { get }
}

final class TownComponent: Component<any TownDependency> {
  func show() { print(dependency.town.name) }
}

extension ScreenComponent {
  var town: TownComponent { TownComponent(parent: self) }
  public func showTown() { town.show() }
  public var other: Chart { Chart() }
}
