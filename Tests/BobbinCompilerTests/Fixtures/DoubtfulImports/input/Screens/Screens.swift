public import Bobbin
public import Charts
internal import Maps

// Other modules do not see what a map needs, but it passes through a public component.
protocol MapDependency: Dependency {
  // Its module is not known without reading both: it stays as visible as it was.
  var chart: Chart { get }
  var street: Maps.Street { get }
}

final class MapComponent: Component<any MapDependency> {
  func show() { print(dependency.chart.name, dependency.street.name) }
}

public protocol ScreenDependency: Dependency {}

public final class ScreenComponent: Component<any ScreenDependency> {
  var map: MapComponent { MapComponent(parent: self) }
  public var first: Chart { Chart() }
  public func show() { map.show() }
}
