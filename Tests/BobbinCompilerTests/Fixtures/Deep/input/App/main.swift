import Bobbin
import Level01
import Level02
import Level03
import Level04
import Level05
import Level06
import Level07
import Level08
import Level09
import Level10

final class RootComponent: BootstrapComponent {
  let name = "the root's name"
  let floor = 0

  var first: Level01Component { Level01Component(parent: self) }
}

RootComponent().first.next.next.next.next.next.next.next.next.next.show()
