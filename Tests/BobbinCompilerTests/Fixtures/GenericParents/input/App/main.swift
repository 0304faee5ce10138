RootComponent().numbers.leaf.show()
RootComponent().texts.leaf.show()
try RootComponent().page.row.show()
print(RootComponent().page.items.map(\.title))
