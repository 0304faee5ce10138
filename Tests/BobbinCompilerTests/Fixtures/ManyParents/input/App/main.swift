let root = RootComponent()
root.badge.show()
root.card.badge.show()
root.deposit.badge.show()
