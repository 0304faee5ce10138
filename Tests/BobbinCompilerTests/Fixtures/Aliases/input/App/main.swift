RootComponent().screen.show()
