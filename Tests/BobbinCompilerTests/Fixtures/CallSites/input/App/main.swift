let root = RootComponent()
print(root.leaf.place, root.deep.place, root.far.place, separator: "\n")
print(root.service.place, root.other.place, separator: "\n")
