import Bobbin
import Card
import Deposit

final class CardsComponent: Component<any EmptyDependency> {
  let number = 7

  var detail: Card.DetailComponent { Card.DetailComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let number = "seven"
  let colour = "green"

  var cards: CardsComponent { CardsComponent(parent: self) }
  var detail: Deposit.DetailComponent { Deposit.DetailComponent(parent: self) }
}

final class BothComponent: BootstrapComponent {
  let colour = "red"

  /// One place that creates both, with one name each.
  var card: Card.RowComponent { Card.RowComponent(parent: self) }
  var deposit: Deposit.RowComponent { .init(parent: self) }
}
