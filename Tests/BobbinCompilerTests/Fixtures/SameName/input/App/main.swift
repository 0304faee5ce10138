import Card
import Deposit

let root = RootComponent()
root.cards.detail.show()
root.cards.detail.row.show()
root.detail.show()
root.detail.row.show()
BothComponent().card.show()
BothComponent().deposit.show()
