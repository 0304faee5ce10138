do {
  let root = RootComponent()
  print(root.screens.list())
}
