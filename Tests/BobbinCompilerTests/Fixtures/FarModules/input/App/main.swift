import Bases
import Bobbin
import Helds
import Inner
import Kinds
import Leaves
import Middles
import Screens

final class RootComponent: BootstrapComponent {
  let text = "text", number = 2

  var both: BothComponent { BothComponent(parent: self) }
  var counting: CountingComponent { CountingComponent(parent: self) }
}

struct OnlyKind: Kind {}

_ = try RootComponent().counting.counter()
RootComponent().counting.page.show()
RootComponent().inner.second.show()
print(RootComponent().inner.service.text)
_ = KindComponent<OnlyKind>().plain
print(HeldComponent().parts.count)
print(RootComponent().both.both)
