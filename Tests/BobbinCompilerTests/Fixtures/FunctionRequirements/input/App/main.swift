try await RootComponent().middle.screen.run()
