RootComponent().numbers.leaf.show()
RootComponent().texts.leaf.show()
