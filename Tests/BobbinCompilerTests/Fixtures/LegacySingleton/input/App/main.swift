let root = RootComponent()
print("below the root it is the singleton:", root.settings.legacy === Legacy.shared)
