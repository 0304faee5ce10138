let root = RootComponent()
root.screen.map.show()
root.screen.map.measure()
root.atlases.show()
