let root = RootComponent()
await root.waiting.show()
root.middle.old.show()
root.list.item.show()
root.item2.show()
root.nesting.show()
root.alias.show()
for old in [root.shelf.old, root.int.old, root.string.old, root.bool.old, root.double.old] {
  old.show()
}
root.described.old.show()
