let root = RootComponent()
root.leaf.show()
root.tagging.leaf.show()
root.silencing.leaf.show()
