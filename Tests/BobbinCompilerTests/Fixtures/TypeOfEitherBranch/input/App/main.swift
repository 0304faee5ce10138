RootComponent().leaf.show()
