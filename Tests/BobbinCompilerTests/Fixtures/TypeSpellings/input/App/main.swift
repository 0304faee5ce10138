try await RootComponent().middle.leaf.show()
