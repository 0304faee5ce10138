let root = RootComponent()
root.leaf.show()
print(root.middle.near.text)
