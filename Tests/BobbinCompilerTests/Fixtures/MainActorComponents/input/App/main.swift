let root = RootComponent()
root.screen.show()
root.screen.part.show()
root.screen.part.leaf.show()
