let middle = RootComponent().middle
middle.leaf.show()
#if !RELEASE || EXTRA
  middle.console.show()
#endif
