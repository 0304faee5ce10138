import Bobbin
import Middle
import Leaf

final class RootComponent: BootstrapComponent {
  let name = "root's name"
  var volume: Int = 7

  var middle: MiddleComponent { MiddleComponent(parent: self) }
}

let root = RootComponent()
let leaf = root.middle.leaf
leaf.speak()
root.volume = 8
leaf.speak()
