import Bobbin

final class DeskComponent: BootstrapComponent {
  var panel: Panel { Panel(parent: self) }
  var frame: WideFrame { WideFrame(parent: self) }
}
