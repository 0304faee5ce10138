import Bobbin
import Core
import Feature

final class RootComponent: BootstrapComponent {
  let title = "title"
  let secret = 7

  var core: CoreComponent { CoreComponent(parent: self) }
  var panel: AnyObject { Panel.PanelComponent(parent: self) }
}

func extend(_ core: CoreComponent) -> FeatureComponent { FeatureComponent(parent: core) }
