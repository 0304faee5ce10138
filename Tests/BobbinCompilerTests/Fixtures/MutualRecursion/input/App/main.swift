let zero = RootComponent().zero
zero.show()
zero.next.show()
zero.next.next.show()
zero.next.next.next.show()
zero.next.next.next.next.show()
