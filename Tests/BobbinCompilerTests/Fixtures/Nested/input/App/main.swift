import Bobbin
import Market

final class RootComponent: BootstrapComponent {
  let goods = Shop.Goods(name: "apples")
  let till = Shop.Till.Drawer(sum: 3)
  var receipt: Receipt { Receipt(text: "outer") }

  var counter: Shop.Counter { Shop.Counter(parent: self) }
  var window: Shop.Window { .init(parent: self) }
}

let root = RootComponent()
root.counter.queue.show()
root.counter.other.show()
root.window.show()
root.counter.receipt.show()
