await RootComponent().screen.use()
