let root = RootComponent()
do {
  let list = root.list
  let screen = list.screen
  print("the factory is the component:", screen.isMade(by: list))
  print("it makes what the screen asks for:", screen.open(3) == Detail(id: 3, owner: "Anna"))
}
