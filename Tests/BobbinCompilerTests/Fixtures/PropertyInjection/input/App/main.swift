let root = RootComponent()
print("set after creation:", root.people.controller.person == root.person)
print("handed over by the storyboard's creator:", root.people.detail?.person == root.person)
