let root = RootComponent()
root.leaf.show()
print(root.grow().count)
