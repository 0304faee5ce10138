import Bobbin
import Kit
import Shop

final class RootComponent: BootstrapComponent {
  let price = Money.Price(5)

  var shop: ShopComponent { ShopComponent(parent: self) }
}
