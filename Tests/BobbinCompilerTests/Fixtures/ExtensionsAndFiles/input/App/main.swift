RootComponent().child.show()
