public import Bobbin
public import Charts
package import Maps
package import struct Maps.Street

public protocol ChartDependency: Dependency {
  var from: Charts.Point { get }
}

public final class ChartComponent: Component<any ChartDependency> {
  package var map: MapComponent { MapComponent(parent: self) }
}

/// Both modules have a `Point`.
package protocol MapDependency: Dependency {
  var from: Charts.Point { get }
  var to: Maps.Point { get }
  var street: Street { get }
}

package final class MapComponent: Component<any MapDependency> {
  package func show() { print(dependency.from.x, dependency.to.y, dependency.street.name) }

  var ruler: RulerComponent { RulerComponent(parent: self) }
  package func measure() { ruler.show() }
}
