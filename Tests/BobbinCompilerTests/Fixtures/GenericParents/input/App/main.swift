RootComponent().numbers.leaf.show()
RootComponent().texts.leaf.show()
for title in RootComponent().titles { title.show() }
try RootComponent().page.row.show()
print(RootComponent().page.items.map(\.title))
try RootComponent().page.footer.show()
print(RootComponent().page.badge.top.title)

let shelving = ShelvingComponent()
for old in [
  shelving.shelf.old, shelving.int.old, shelving.string.old, shelving.bool.old,
  shelving.double.old, shelving.described.old,
] {
  old.show()
}
