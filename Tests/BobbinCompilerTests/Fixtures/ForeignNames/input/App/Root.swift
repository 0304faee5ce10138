import Bobbin
import Charts
import Maps
import Screens
import Tools
import class Maps.Atlas

struct Stick: Ruler {
  let length = 3
}

final class RootComponent: BootstrapComponent {
  let from: Charts.Point = Charts.Point()
  let to = Maps.Point()
  let street = Street()
  let chart = Chart()
  let ruler: any Ruler = Stick()
  let atlas = Atlas()
  let tools = Tools()

  var screen: ChartComponent { ChartComponent(parent: self) }
  var atlases: AtlasComponent { AtlasComponent(parent: self) }
}

protocol AtlasDependency: Dependency {
  var atlas: Atlas { get }
  var tools: Tools { get }
}

final class AtlasComponent: Component<any AtlasDependency> {
  func show() { print(type(of: dependency.atlas), dependency.tools.count) }
}

/// Its module has the same name.
extension Tools {
  var count: Int { 2 }
}
