import Bobbin
import Card
import Deposit

final class RootComponent: BootstrapComponent {
  func any() -> AnyObject { DetailComponent(parent: self) }
  func card() -> Card.DetailComponent { Card.DetailComponent(parent: self) }
}
