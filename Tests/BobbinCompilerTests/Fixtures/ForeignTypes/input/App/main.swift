RootComponent().middle.leaf.show()
