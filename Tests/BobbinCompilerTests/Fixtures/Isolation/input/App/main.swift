let middle = RootComponent().middle
await middle.screen.show()
middle.part.show()
middle.whole.show()
