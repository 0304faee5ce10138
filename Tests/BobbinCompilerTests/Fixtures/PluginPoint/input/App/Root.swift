import Bobbin
import Core
import Feature

final class RootComponent: BootstrapComponent {
  let title = "root title"
  let name = "root name"

  var core: CoreComponent { CoreComponent(parent: self) }
}

/// A parameter as parent.
func extend(_ core: CoreComponent) {
  core.plugins.append(FeatureComponent(parent: core))
}

/// A property and a variable with a written type as parent.
struct Extender {
  let core: CoreComponent

  func extend() {
    core.plugins.append(FeatureComponent(parent: core))
    core.plugins.append(FeatureComponent(parent: self.core))
    let local: CoreComponent = core
    core.plugins.append(FeatureComponent(parent: local))
  }
}
