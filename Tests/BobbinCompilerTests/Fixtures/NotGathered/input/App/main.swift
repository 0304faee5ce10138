print(RootComponent().plugins.count, RootComponent().again().keys.sorted())
