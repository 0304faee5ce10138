let root = RootComponent()
root.leaf.show()
