RootComponent().middle.leaf.show()
#if DEBUG
  RootComponent().console.show()
  RootComponent().leaf.show()
#endif
