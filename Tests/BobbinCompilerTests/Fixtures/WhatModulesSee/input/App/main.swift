let root = RootComponent()
print(root.list.all)
print(root.grid.all)
print(root.middle.log.all)
