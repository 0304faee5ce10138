let root = RootComponent()
try await root.parts.show()
root.louder.raise()
print("volume", root.volume)
